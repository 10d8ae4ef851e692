/** A cell that begins like this is a formula to a spreadsheet (OWASP: CSV injection). */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A table as comma separated values (RFC 4180) in which no cell begins a formula. A number of ours stays a number. */
export function csvText(head: readonly string[], rows: Iterable<readonly (string | number | null)[]>): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
