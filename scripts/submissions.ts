import { command } from './lib/command.ts';
import { loadSettings } from './lib/settings.ts';
import { runSubmissions } from './lib/submissions.ts';

const help = `
npm run submissions -- <what>

What visitors have sent with the forms, for the people who answer for it.
Each use leaves a line in DATA_DIR/audit.log, without names or addresses.

  list [--limit 20]               the newest, with how their deliveries fare
  show REF                        one submission with all that it says
  resend REF [--channel mail]     deliver it once more, everywhere or on one channel
  export --email a@b.example      everything of one person, as JSON
  erase --email a@b.example       what would be destroyed; --yes destroys it

export and erase cover the site and the inbox of the content service, with status,
notes and history of each message.
Settings come from the environment or from .env, as for npm start.
`;

await command(help, async (args) =>
  runSubmissions(args, { settings: await loadSettings(), print: (line) => console.log(line) }),
);
