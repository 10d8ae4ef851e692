/** Whether a text is one letter, digit or sign of the simplest kind, as nearly all are: told without asking for anything else it may be. */
export function isPlainLetter(text: string): boolean {
  return text.length === 1 && '!' <= text && text <= '~';
}
