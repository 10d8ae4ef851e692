/** A code as makers give them, no number of a line. */
export function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./ -]{4,}$/u.test(text);
}

/** Several words. */
export function isWordy(text: string): boolean {
  return /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text);
}
