import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { filled, type Nginx, type Place, runNginx } from './nginx.ts';

const template = join(root, 'deploy', 'nginx', 'content.conf.template');

interface ContentNginxOptions {
  /** The content service; a test may stand in for it. */
  content: string;
  /** The object storage, where there is one. */
  storage?: string;
  /** More servers beside the shipped one, once it is known where that one is. */
  servers?: (place: Place) => Promise<string>;
}

/** The shipped configuration in front of the content service and the storage of its files. */
export function startContentNginx({
  content,
  storage,
  servers,
}: ContentNginxOptions): Promise<Nginx> {
  return runNginx({
    readyPath: '/_health',
    async configure(place) {
      const { dir, port } = place;
      const shipped = filled(await readFile(template, 'utf8'), {
        CONTENT_PORT: `127.0.0.1:${port}`,
        CONTENT_1: new URL(content).host,
        CONTENT_2: new URL(content).host,
        NGINX_ACCESS_LOG: join(dir, 'content.log'),
        STORAGE: storage ? new URL(storage).host : `127.0.0.1:${await freePort()}`,
        NGINX_BEHIND_LINES: 'set_real_ip_from 127.0.0.1;',
      });
      return `
        pid ${dir}/nginx.pid;
        error_log stderr warn;
        events { worker_connections 256; }
        http {
          access_log ${dir}/access.log;
          client_body_temp_path ${dir}/body;
          proxy_temp_path ${dir}/proxy;
          fastcgi_temp_path ${dir}/fastcgi;
          scgi_temp_path ${dir}/scgi;
          uwsgi_temp_path ${dir}/uwsgi;
          ${shipped}
          ${(await servers?.(place)) ?? ''}
        }`;
    },
  });
}
