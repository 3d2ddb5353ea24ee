import { parseArgs } from 'node:util';

import { createStrapi } from '@strapi/strapi';

import { editedTypes, isLocalized } from '../content-types';
import { environment } from '../environment';
import { CHECKS, type CheckName, type Finding, type Scope } from './finding';
import { type Outcome, runCheck } from './report';

const TITLES: Readonly<Record<CheckName, string>> = {
  untranslated: 'Without a translation',
  outdated: 'Older than the other language',
  description: 'Without a description for search engines',
  alternative: 'Pictures without an alternative text',
  links: 'Links to dead addresses',
  schedule: 'Scheduled, and could not be published',
  unshown: 'Published, and not shown',
  searches: 'Searched for and not found',
};

const adminUrl = `${environment.publicUrl}/admin`;

function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

function printFinding({ type, locale, title, detail, path }: Finding): void {
  print(`  ${locale}  ${type}: ${title}${detail ? `  (${detail})` : ''}`);
  print(`      ${adminUrl}${encodeURI(path)}`);
}

function printOutcome({ total, complete }: Outcome): void {
  if (!complete) print(`  Not looked at to the end: ${environment.siteUrl} does not answer.`);
  else if (total === 0) print('  Nothing.');
  else print(`  ${total} in all.`);
}

async function printText(scope: Scope): Promise<void> {
  for (const check of CHECKS) {
    print(TITLES[check]);
    printOutcome(await runCheck(check, scope, printFinding));
    print();
  }
}

/** Written as it is found, so that it need not fit into memory. */
async function printJson(scope: Scope): Promise<void> {
  for (const [index, check] of CHECKS.entries()) {
    print(`${index === 0 ? '{' : ','}${JSON.stringify(check)}:{"findings":[`);
    let separator = '';
    const { total, complete } = await runCheck(check, scope, (finding) => {
      const url = `${adminUrl}${encodeURI(finding.path)}`;
      print(`${separator}${JSON.stringify({ ...finding, url })}`);
      separator = ',';
    });
    print(`],"total":${total},"complete":${complete}}`);
  }
  print('}');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const strapi = createStrapi({ appDir: process.cwd(), distDir: `${process.cwd()}/dist` });
  // What it has to say on its way up would stand in the middle of the report.
  strapi.log.silent = true;
  await strapi.load();
  const types = editedTypes(strapi).filter(isLocalized);
  await (values.json ? printJson : printText)({ strapi, types, media: true });
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
