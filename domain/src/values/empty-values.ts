/** Texts that forms print where nothing is meant: dashes, blanks to write on, "not applicable". */
const EMPTY = /^(?:[-–—_.:;,/\\|*~=\s]*|n\.?\s?\/?\s?a\.?|nil|none|null|not applicable|to be advised|tba|tbc|#+|x{3,}|无)$/iu;

/** Whether a text says nothing although something is printed. */
export function isEmptyValue(text: string): boolean {
  return EMPTY.test(text.trim());
}
