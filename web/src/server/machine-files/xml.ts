const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A template for XML whose values are escaped, and well-formed whatever an editor pasted. */
export function xml(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((text, part, index) => text + escaped(values[index - 1] ?? '') + part);
}

/** What no XML 1.0 document may hold, not even escaped (section 2.2): most controls, half signs. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (value: string) =>
  value.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
