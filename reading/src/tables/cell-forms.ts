import type { ColumnRole } from './column-roles.js';

/** A code as makers give them, with a colour behind it or without, no number of a line. */
export function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./ -]{4,}(?:\(\p{L}+\))?$/u.test(text);
}

/** Several words. */
export function isWordy(text: string): boolean {
  return /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text);
}

/** `11-20`, `C/NO. 11/20`, `#11 ~ #20`: the numbers of the first and the last package of some. */
export function isPackageRange(text: string): boolean {
  const [, first = '', last = ''] = /^(?:\p{L}[\p{L}/. ]*)?#?\s*(\d+)\s*(?:[-–~/]|to|至)\s*#?\s*(\d+)$/iu.exec(text) ?? [];
  return last !== '' && Number(last) >= Number(first);
}

const DESCRIBING = new Set<ColumnRole | null>(['description', 'packages_and_description', 'description_english', 'model']);

/** Whether a column says what goods are. */
export function isDescribing(role: ColumnRole | null): boolean {
  return DESCRIBING.has(role);
}
