import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Nginx, runNginx, startNginx } from '../tests/support/nginx.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure } from './support/benchmark.ts';
import { contest, shareByProcessor, shareOfAnswers } from './support/contest.ts';
import { childrenOf, untilAtRest } from './support/processes.ts';
import { withPrograms } from './support/programs.ts';
import { standingFigures } from './throughput.ts';

/** A page through the shipped nginx, beside a file of the same bytes that nginx has on its disk. */
export const behindNginx: Benchmark = {
  name: 'behind-nginx',
  about: 'the shipped nginx in front of the site, beside nginx with a static compressed file',
  needs: ['nginx', 'wrk'],
  run: (run) =>
    withPrograms(async ({ site }) => {
      const shipped = await startNginx({ sites: [site.url, site.url] });
      try {
        await untilAtRest(site.pid);
        const fixed = await startStaticNginx(await compressedAnswer(`${shipped.url}/`));
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
              value: shareOfAnswers(standings.shipped, standings.static),
              unit: 'ratio',
              limit: budgets.besideStaticFile,
            },
            ...processorFigures(shareByProcessor(standings.shipped, standings.static)),
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

/** The load needs more of the machine than either: this tells what the first share hides. */
const processorFigures = (value: number | undefined): Figure[] =>
  value === undefined
    ? []
    : [
        {
          subject: 'shipped nginx',
          measure: 'share by processor',
          value,
          unit: 'ratio',
          limit: budgets.besideStaticFileByProcessor,
        },
      ];

interface Answer {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** As it goes over the wire: `fetch` would unpack it. */
function compressedAnswer(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response
        .toArray()
        .then(
          (chunks) => resolve({ body: Buffer.concat(chunks), headers: response.headers }),
          reject,
        );
    }).on('error', reject);
  });
}

function startStaticNginx({ body, headers }: Answer): Promise<Nginx> {
  return runNginx({
    readyPath: '/page.html',
    async configure({ port, dir }) {
      const folder = join(dir, 'files');
      await mkdir(folder);
      await writeFile(join(folder, 'page.html.gz'), body);
      await writeFile(join(folder, 'page.html'), gunzipSync(body));
      return staticConfiguration({ port, dir, headers });
    },
  });
}

/** What nginx says of a file by itself. */
const ownHeaders = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'last-modified', 'server', 'transfer-encoding', 'vary'],
]);

const headerLines = (headers: IncomingHttpHeaders) =>
  Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `    add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
    .join('\n');

interface StaticPlace {
  readonly port: number;
  readonly dir: string;
  readonly headers: IncomingHttpHeaders;
}

/** Tuned like the shipped one, and saying the same: a site of files needs these headers as well. */
const staticConfiguration = ({ port, dir, headers }: StaticPlace) => `
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
${headerLines(headers)}
  }
}
`;
