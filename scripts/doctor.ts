import { parseArgs, styleText } from 'node:util';
import { command } from './lib/command.ts';
import { checks } from './lib/doctor/checks.ts';
import type { Finding } from './lib/doctor/finding.ts';
import { readSettings } from './lib/settings.ts';

const help = `
npm run doctor

Looks at this installation and says in words what is wrong and what to do about it.
Changes nothing, so it can be run at any time, best while Salve runs. Looks at Node,
packages, settings, secrets, disk, databases, the content service, the site, mail,
deliveries, builds and backups.

  ✓ well   ! worth a look   ✗ wrong

Ends with code 1 when something is wrong.
`;

const signs = { good: '✓', doubtful: '!', wrong: '✗' } as const;
const colours = { good: 'green', doubtful: 'yellow', wrong: 'red' } as const;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  const settings = await readSettings();
  const found: Finding[] = [];
  for (const check of checks) {
    for (const finding of await check(settings)) {
      found.push(finding);
      console.log(`${signOf(finding)} ${finding.sentence}`);
    }
  }
  const count = (state: Finding['state']) => found.filter((each) => each.state === state).length;
  console.log(
    `\n${count('good')} well, ${count('doubtful')} worth a look, ${count('wrong')} wrong`,
  );
  return count('wrong') === 0 ? 0 : 1;
});

function signOf({ state }: Finding): string {
  return process.stdout.isTTY ? styleText(colours[state], signs[state]) : signs[state];
}
