import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { root } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { filled, runNginx } from './nginx.ts';

export interface TlsProxy {
  /** Certificate of its own; who trusts it reaches https://localhost:PORT. */
  readonly certificate: string;
  readonly certificateFile: string;
  stop(): Promise<void>;
}

interface TlsProxyOptions {
  content: string;
  port: number;
  /** Speaks TLS too, and says nothing of it to those behind. */
  silentPort: number;
}

const template = join(root, 'deploy', 'nginx', 'content.conf.template');

/** A real nginx that ends TLS before the shipped one of the content service. */
export async function startTlsProxy({
  content,
  port,
  silentPort,
}: TlsProxyOptions): Promise<TlsProxy> {
  const contentConf = await readFile(template, 'utf8');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const { dir, stop } = await runNginx({
    readyPath: '/_health',
    async configure(place) {
      await writeFile(join(place.dir, 'certificate.pem'), cert);
      await writeFile(join(place.dir, 'key.pem'), key, { mode: 0o600 });
      const server = (tlsPort: number, headers: string) => `
        server {
          listen 127.0.0.1:${tlsPort} ssl;
          ssl_certificate ${place.dir}/certificate.pem;
          ssl_certificate_key ${place.dir}/key.pem;
          location / {
            proxy_pass http://127.0.0.1:${place.port};
            proxy_set_header Host $http_host;
            # Appended, as most do: what a visitor wrote there stays in front.
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            ${headers}
          }
        }`;
      return `
        pid ${place.dir}/nginx.pid;
        error_log stderr warn;
        events { worker_connections 256; }
        http {
          access_log ${place.dir}/access.log;
          client_body_temp_path ${place.dir}/body;
          proxy_temp_path ${place.dir}/proxy;
          fastcgi_temp_path ${place.dir}/fastcgi;
          scgi_temp_path ${place.dir}/scgi;
          uwsgi_temp_path ${place.dir}/uwsgi;
          ${filled(contentConf, {
            CONTENT_PORT: `127.0.0.1:${place.port}`,
            CONTENT_1: new URL(content).host,
            CONTENT_2: new URL(content).host,
            NGINX_ACCESS_LOG: join(place.dir, 'content.log'),
            STORAGE: `127.0.0.1:${await freePort()}`,
            NGINX_BEHIND_LINES: 'set_real_ip_from 127.0.0.1;',
          })}
          ${server(port, 'proxy_set_header X-Forwarded-Proto $scheme;')}
          ${server(silentPort, '')}
        }`;
    },
  });
  return { certificate: cert, certificateFile: join(dir, 'certificate.pem'), stop };
}
