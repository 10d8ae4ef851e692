/** The number of a line before the code of its goods, in one cell or in what a stroke leaves of one: `3 KT-4471`, `10 / AB-123`, `/ AB-123`. */
const COUNTED = /^(?:(?<counter>\d{1,6})(?:\s+\/?\s*|\s*\/\s+)|\/\s*)(?=\S*\d)(?<code>[\p{L}\d][\p{L}\d./-]{3,})$/u;

/** Where the code begins behind the number of its line; 0 where there is none. */
export function codeAt(text: string): number {
  const code = COUNTED.exec(text)?.groups?.['code'];
  return code === undefined ? 0 : text.length - code.length;
}

/** Whether all of some cells are codes behind numbers that count the lines up, by ones or by tens. */
export function areCountedCodes(texts: readonly string[]): boolean {
  const counters = texts.map((text) => Number(COUNTED.exec(text)?.groups?.['counter'] ?? Number.NaN));
  const [first = Number.NaN] = counters;
  const step = counters.every((counter) => counter % 10 === 0) ? 10 : 1;
  return texts.length > 0 && counters.every((counter, index) => counter === first + index * step);
}
