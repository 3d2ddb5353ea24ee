import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Nginx, runNginx, startNginx } from '../tests/support/nginx.ts';
import { budgets } from './budgets.ts';
import type { Benchmark } from './support/benchmark.ts';
import { contest, share } from './support/contest.ts';
import { childrenOf } from './support/processes.ts';
import { withPrograms } from './support/programs.ts';
import { standingFigures } from './throughput.ts';

/** A page through the shipped nginx, beside a file of the same bytes that nginx has on its disk. */
export const behindNginx: Benchmark = {
  name: 'behind-nginx',
  about: 'the shipped nginx in front of the site, beside nginx with a static compressed file',
  needs: ['nginx'],
  run: (run) =>
    withPrograms(async ({ site }) => {
      const shipped = await startNginx({ sites: [site.url, site.url] });
      try {
        const fixed = await startStaticNginx(await compressedPage(`${shipped.url}/`));
        try {
          const standings = await contest(
            [
              { name: 'shipped', url: `${shipped.url}/`, pids: await childrenOf(shipped.pid) },
              { name: 'static', url: `${fixed.url}/page.html`, pids: await childrenOf(fixed.pid) },
            ],
            { ...run, headers: { 'Accept-Encoding': 'gzip' } },
          );
          return [
            ...standingFigures('shipped nginx', standings.shipped),
            {
              subject: 'shipped nginx',
              measure: 'share',
              value: share(standings.shipped, standings.static),
              unit: 'ratio',
              limit: budgets.besideStaticFile,
            },
            ...standingFigures('static file', standings.static),
          ];
        } finally {
          await fixed.stop();
        }
      } finally {
        await shipped.stop();
      }
    }),
};

/** As it goes over the wire: `fetch` would unpack it. */
function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject);
    }).on('error', reject);
  });
}

function startStaticNginx(page: Buffer): Promise<Nginx> {
  return runNginx({
    readyPath: '/page.html',
    async configure({ port, dir }) {
      const folder = join(dir, 'files');
      await mkdir(folder);
      await writeFile(join(folder, 'page.html.gz'), page);
      await writeFile(join(folder, 'page.html'), gunzipSync(page));
      return staticConfiguration(port, dir);
    },
  });
}

/** Tuned like the shipped one. */
const staticConfiguration = (port: number, dir: string) => `
worker_processes auto;
pid ${dir}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  server_tokens off;
  default_type text/html;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  open_file_cache max=4096 inactive=5s;
  access_log ${dir}/access.log combined buffer=64k flush=5s;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  scgi_temp_path ${dir}/scgi;
  uwsgi_temp_path ${dir}/uwsgi;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/files;
    gzip_static on;
    gzip_vary on;
  }
}
`;
