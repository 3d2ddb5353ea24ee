/** Calendar days as `yyyy-mm-dd`, counted in UTC so that no clock change can shift one. */
const dayMs = 86_400_000;

const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

/** Easter Sunday by the Gregorian computus. */
function easter(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return at(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/** The first Monday on or after a day of a month. */
function mondayFrom(year: number, month: number, day: number): Date {
  const date = at(year, month, day);
  return plusDays(date, (8 - date.getUTCDay()) % 7);
}

/** A holiday on a weekend is taken on the next Monday. */
function observed(date: Date): Date {
  const weekday = date.getUTCDay();
  return plusDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Days on which offices in Québec are closed. */
export function quebecHolidays(year: number): string[] {
  const sunday = easter(year);
  return [
    observed(at(year, 1, 1)),
    plusDays(sunday, -2),
    plusDays(sunday, 1),
    // The Monday before May 25: Journée nationale des patriotes.
    mondayFrom(year, 5, 18),
    observed(at(year, 6, 24)),
    observed(at(year, 7, 1)),
    mondayFrom(year, 9, 1),
    // The second Monday of October.
    mondayFrom(year, 10, 8),
    observed(at(year, 12, 25)),
  ].map(iso);
}

export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !quebecHolidays(date.getUTCFullYear()).includes(day);
}

/** The day that is `count` working days after (or, negative, before) a day. */
export function addWorkingDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = Math.abs(count); left > 0; ) {
    date = plusDays(date, step);
    if (isWorkingDay(iso(date))) left -= 1;
  }
  return iso(date);
}

/** The calendar day in Québec at a moment. */
export const quebecDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(moment);
