/** In this markup `<…>` would call people or hide an address: its three signs are written out. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapedSign = (sign: string) => entities[sign] ?? sign;

const cutSign = ' […] (coupé : le texte entier est dans la boîte de réception du site)';

/**
 * A text as a chat shows it, no longer than the chat takes. Written-out signs count for all their
 * letters, so it is cut afterwards, between two signs and never inside one.
 */
export function chatText(value: string, limit: number): string {
  const signs = Array.from(value, escapedSign);
  const whole = signs.join('');
  if (whole.length <= limit) return whole;
  let text = '';
  for (const sign of signs) {
    if (text.length + sign.length + cutSign.length > limit) break;
    text += sign;
  }
  return text + cutSign;
}
