const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A template for XML whose values are escaped. */
export function xml(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((text, part, index) => text + escaped(values[index - 1] ?? '') + part);
}

const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
