/** 2026-03-04 → 04 . 03 . 2026. A day is a day everywhere: no clock, no time zone. */
export function dateText(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  return `${day} . ${month} . ${year}`;
}
