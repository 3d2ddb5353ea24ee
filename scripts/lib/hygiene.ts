import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from './files.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

interface Rule {
  files: RegExp;
  forbids: RegExp;
  why: string;
}

/** Tests, what they are set up with and what they share. */
const testCode =
  /\.(test|spec)\.tsx?$|(^|\/)(vitest|playwright|vite)\.config\.ts$|^tests\/(?!support\/(patience|eventually)\.ts$).*\.ts$/;

const rules: Rule[] = [
  {
    files: /./,
    forbids: /(?<![\w./:-])\/(?:home|Users|root|work|workspace)\/[\w.-]/,
    why: 'a path of one machine means nothing on another',
  },
  {
    files: /(^|\/)(package-lock\.json|\.npmrc)$/,
    forbids: /"resolved": "https?:(?!\/\/packages\.invalid\/)|registry=|\/\/registry\./,
    why: 'packages come from the registry that the installing machine is set up for',
  },
  {
    files: /\.(test|spec)\.tsx?$/,
    forbids: /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/,
    why: 'every test runs, always',
  },
  {
    files: testCode,
    forbids: /\bvi\.wait(?:For|Until)\(/,
    why: 'it gives up after a second; use eventually() of tests/support',
  },
  {
    files: testCode,
    forbids:
      /\b(?:timeout|testTimeout|hookTimeout|readyWithin): *\d|\b(?:setTimeout|AbortSignal\.timeout|slow)\(\d|^\s*\}, *\d[\d_]*\);/,
    why: 'deadlines of tests are those of tests/support/patience.ts; speed belongs in bench/',
  },
  {
    files: /^web\/src\/.*(?<!\.test)\.tsx$/,
    forbids: /\sstyle=[{"]/,
    why: 'the content security policy refuses style attributes; use a class',
  },
];

export const isNotOurs = (path: string) =>
  /(^|\/)(node_modules|dist|build|coverage|\.git|\.data|backups|\.tmp|\.env|\.strapi|\.cache|test-results)$/.test(
    path,
  );

/** Rules that no other tool knows. Each finding names file, line and reason. */
export async function findBlemishes() {
  const found: string[] = [];
  for await (const file of filesUnder(root, '.', isNotOurs)) {
    const text = await readFile(join(root, file), 'utf8');
    // Pictures and other binary files.
    if (text.includes('\0')) continue;
    found.push(...blemishesIn(file, text));
  }
  if (found.length > 0) throw new Problem('What does not belong here:', found.join('\n'));
}

export function blemishesIn(file: string, text: string): string[] {
  const applying = rules.filter((rule) => rule.files.test(file));
  return text
    .split('\n')
    .flatMap((line, index) =>
      applying
        .filter((rule) => rule.forbids.test(line))
        .map((rule) => `  ${file}:${index + 1}: ${line.trim().slice(0, 100)} (${rule.why})`),
    );
}
