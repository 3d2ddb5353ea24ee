const hour = 3_600_000;
const endOfDay = '23:59:59';

/** Swedes write dates as ISO does. */
const inQuebec = (date: Date) => date.toLocaleString('sv-SE', { timeZone: 'America/Toronto' });

/**
 * The last second of the day one month ahead, by Québec's clock wherever the visitor is. A month
 * without that day ends sooner: from January 31 it is the last of February.
 */
export function endOfDayOneMonthAhead(now: Date): Date {
  const [year = 0, month = 0, day = 0] = inQuebec(now).slice(0, 10).split('-').map(Number);
  // Months count from zero here: `month` is the next one, and day 0 the last of the one before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const asIfUtc = Date.UTC(year, month, Math.min(day, lastDay), 23, 59, 59);
  // Québec is four hours behind in summer, five in winter; its clocks never change near midnight.
  const inSummer = new Date(asIfUtc + 4 * hour);
  return inQuebec(inSummer).endsWith(endOfDay) ? inSummer : new Date(asIfUtc + 5 * hour);
}
