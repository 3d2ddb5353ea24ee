import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.ts';
import { cmsHeap, frugalHeap, frugalMemory } from './settings.ts';

/** No container engine is needed for these: what the files name must be there. */
const deploy = join(root, 'deploy');
const read = (file: string) => readFile(join(root, file), 'utf8');

interface Service {
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  logging?: { driver: string; options: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
}
const text = await read('deploy/compose.yaml');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(text, {
  merge: true,
});
const services = Object.entries(compose.services);
const templates = ['deploy/nginx/nginx.conf.template', 'deploy/nginx/content.conf.template'];

const all = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => String(name));

async function knownVariables(): Promise<Set<string>> {
  const filled = await Promise.all(templates.map(read));
  return new Set([
    ...Object.keys(parseEnv(await read('.env.example'))),
    ...filled.flatMap((template) => all(template, /\$\{(\w+)\}/g)),
    // Of the images themselves.
    ...['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'NGINX_ENVSUBST_OUTPUT_DIR'],
    // Of behind.envsh, which makes NGINX_BEHIND_LINES of it.
    'NGINX_BEHIND',
  ]);
}

describe('compose.yaml', () => {
  it.each(services)(
    '%s is given variables that somebody reads',
    async (_, { environment = {} }) => {
      const known = await knownVariables();
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('asks for what the example lists, and for all of it', async () => {
    const asked = new Set(all(text, /\$\{(\w+)/g));
    const listed = Object.keys(parseEnv(await read('deploy/example.env')));
    expect([...asked].toSorted()).toEqual(listed.toSorted());
  });

  it.each(services)('%s mounts and builds what is there', (_, { volumes = [], build }) => {
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      if (source.startsWith('.')) expect(resolve(deploy, source)).toSatisfy(existsSync);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    if (build) expect(resolve(deploy, build.context, build.dockerfile)).toSatisfy(existsSync);
  });

  it.each(services)(
    '%s reaches services of this file, at ports that they open',
    async (_, service) => {
      const opened = await openPorts();
      const addresses = Object.values(service.environment ?? {}).flatMap((value) =>
        all(value, /(?:^|\/\/|@)([\w-]+:\d+)/g),
      );
      for (const address of addresses) {
        const [host = '', port = ''] = address.split(':');
        expect({ host, ports: opened[host] }).toEqual({
          host,
          ports: expect.arrayContaining([port]),
        });
      }
      for (const name of Object.keys(service.depends_on ?? {})) {
        expect(Object.keys(compose.services)).toContain(name);
      }
    },
  );

  it.each(services)('%s cannot fill the disk with what it prints', (_, { logging }) => {
    expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  });

  it('keeps no log in the folder of the cache, and no query in any', async () => {
    for (const template of templates) {
      const config = await read(template);
      const targets = all(config, /^\s*access_log (\S+)/gm).filter((target) => target !== 'off');
      for (const target of targets) expect(target).not.toContain('NGINX_DIR');
      const formats = all(config, /log_format \w+ '([^']+)'/g);
      expect(formats.length).toBe(1);
      expect(formats.join(' ')).not.toMatch(/\$(?:request|request_uri|args|query_string)\b(?!_)/);
      expect(config).toMatch(/^\s*error_log stderr crit;$/m);
    }
  });

  it.each(templates)('fills every variable of %s', async (template) => {
    const asked = all(await read(template), /\$\{(\w+)\}/g);
    const users = services.filter(([, { volumes = [] }]) =>
      volumes.some(
        (volume) => resolve(deploy, volume.split(':')[0] ?? '') === join(root, template),
      ),
    );
    expect(users).toHaveLength(1);
    for (const [, { environment = {} }] of users) {
      // By behind.envsh, when the image starts.
      const given = { ...environment, NGINX_BEHIND_LINES: '' };
      expect(asked.filter((name) => !(name in given))).toEqual([]);
    }
  });

  it('needs no administrator: without one, a content service prints the link that makes it', () => {
    for (const name of ['content-1', 'content-2']) {
      expect(compose.services[name]?.environment?.ADMIN_PASSWORD).toMatch(/:-\}$/);
    }
  });

  it('gives both nginx the script that it runs', async () => {
    const scripts = services.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => volume.includes('/docker-entrypoint.d/')),
    );
    expect(scripts).toHaveLength(templates.length);
    for (const [source = ''] of scripts.map((script) => script.split(':'))) {
      // The image passes over what cannot be executed.
      expect((await stat(resolve(deploy, source))).mode & 0o111).toBe(0o111);
    }
  });
});

/** By service: what its Dockerfile exposes, what nginx listens on, what the images are known for. */
async function openPorts(): Promise<Record<string, string[]>> {
  const ports: Record<string, string[]> = { postgres: ['5432'], storage: ['8333'] };
  for (const [name, { build, environment = {} }] of services) {
    const exposed = build ? all(await read(build.dockerfile), /^EXPOSE (\d+)/gm) : [];
    const listening = [environment.NGINX_PORT, environment.CONTENT_PORT].filter((port) => port);
    ports[name] = [...(ports[name] ?? []), ...exposed, ...(listening as string[])];
  }
  return ports;
}

it('the content service listens beyond its container', async () => {
  expect(await read('deploy/cms.Dockerfile')).toMatch(/^ENV .*HOST=0\.0\.0\.0$/m);
});

it.each([
  ['deploy/web.Dockerfile', frugalHeap],
  ['deploy/cms.Dockerfile', cmsHeap],
])('%s gives its program the memory that npm start gives it', async (file, heap) => {
  const [last = ''] = (await read(file)).split(/^FROM /m).slice(-1);
  const [command = '[]'] = all(last, /^CMD (\[.+\])$/gm);
  expect((JSON.parse(command) as string[]).slice(1, -1)).toEqual(heap);
  for (const setting of Object.entries(frugalMemory)) {
    expect(last).toMatch(new RegExp(`^ENV .*\\b${setting.join('=')}( |$)`, 'm'));
  }
});

describe.each(['deploy/web.Dockerfile', 'deploy/cms.Dockerfile'])('%s', (file) => {
  it('copies what is there, and what is not left out', async () => {
    const ignored = (await read('.dockerignore'))
      .split('\n')
      .map((line) => line.replace('**/', ''));
    const sources = all(await read(file), /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) =>
      list.split(' '),
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(join(root, source)).toSatisfy(existsSync);
      expect(ignored).not.toContain(source);
    }
  });

  it('copies from stages that it has', async () => {
    const dockerfile = await read(file);
    const stages = all(dockerfile, /^FROM \S+ AS (\w+)$/gm);
    for (const stage of all(dockerfile, /--from=(\w+)/g)) expect(stages).toContain(stage);
  });

  it('makes a data folder that nobody else can read', async () => {
    const last = (await read(file)).split(/^FROM /m).at(-1);
    expect(last).toMatch(/^RUN mkdir.*(?:--mode=700 \/data|chmod -R go= \/data)/m);
  });

  it('ends as somebody who is not root', async () => {
    const last = (await read(file)).split(/^FROM /m).at(-1);
    expect(last).toMatch(/^USER node$/m);
  });
});
