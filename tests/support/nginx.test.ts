import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { filled } from './nginx.ts';

const values = {
  NGINX_PORT: '80',
  NGINX_KEPT_PORT: '81',
  NGINX_DIR: '/x',
  NGINX_ACCESS_LOG: 'off',
  NGINX_BEHIND_LINES: 'set_real_ip_from 192.0.2.1;',
  SITE_1: 'a',
  SITE_2: 'b',
};

it('fills the shipped template and leaves nginx its own variables', async () => {
  const template = await readFile(join(root, 'deploy', 'nginx', 'nginx.conf.template'), 'utf8');
  const text = filled(template, values);
  expect(text).toContain('listen 80 default_server;');
  expect(text).toContain('X-Forwarded-For $remote_addr;');
});

it('refuses a template that asks for more', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as envsubst writes it
  expect(() => filled('listen ${OTHER};', values)).toThrow('OTHER');
});
