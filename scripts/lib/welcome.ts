import type { Settings } from './settings.ts';

/** What a person reads once everything runs: where to go, and who is still missing. */
export function welcome(settings: Settings, firstAdministrator?: string): string {
  const lines = [`The site             ${settings.siteUrl}`];
  if (settings.runsCms) lines.push(`The editors' admin   ${settings.publicUrl}/admin`);
  else lines.push(`Its content          ${settings.contentUrl}`);
  if (firstAdministrator) {
    lines.push(
      '',
      'The admin has no administrator yet. This link lets one register, once:',
      firstAdministrator,
    );
  }
  lines.push('', settings.runsCms ? 'Ctrl-C stops both.' : 'Ctrl-C stops it.');
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`;
}
