/** Print of the form before and behind what is filled in: `I, Jane Doe`, `made in Peru and sold to`, `under A-77`. */
const LEAD = /^(?:I\s*,\s+|(?:\p{Ll}+\s+){1,4}(?=[\p{Lu}\p{N}]))/u;
const TRAIL = /(?:[\s,]+\p{Ll}+)+[\s,]*$/u;

/** What is filled into a blank of a running text, without the words of the text around it; empty where it is left blank. */
export function withoutLead(value: string): string {
  const filled = value.replace(LEAD, '').replace(TRAIL, '');
  return /^[\p{Ll}\s]*$/u.test(filled) ? '' : filled;
}
