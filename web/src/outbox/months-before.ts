/** The same day by UTC, or the last one of a month that has not so many. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  // A day that the month lacks has led into the next one, whose day 0 is the last of the month.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}
