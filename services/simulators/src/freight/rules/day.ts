const DAY = /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,7})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/u;

/** Whether it is a day that there is, with or without a time, as ISO 8601 writes it. */
export function isDay(text: string): boolean {
  const day = DAY.exec(text)?.[1];
  if (day === undefined) return false;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
