import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { startContentNginx } from './content-nginx.ts';
import type { Place } from './nginx.ts';

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

/** A real nginx that ends TLS before the shipped one of the content service. */
export async function startTlsProxy({
  content,
  port,
  silentPort,
}: TlsProxyOptions): Promise<TlsProxy> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const serverAt = (place: Place, tlsPort: number, headers: string) => `
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
  const { dir, stop } = await startContentNginx({
    content,
    async servers(place) {
      await writeFile(join(place.dir, 'certificate.pem'), cert);
      await writeFile(join(place.dir, 'key.pem'), key, { mode: 0o600 });
      return [
        serverAt(place, port, 'proxy_set_header X-Forwarded-Proto $scheme;'),
        serverAt(place, silentPort, ''),
      ].join('');
    },
  });
  return { certificate: cert, certificateFile: join(dir, 'certificate.pem'), stop };
}
