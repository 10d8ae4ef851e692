/** A number or name as papers are compared: its letters and digits in capitals, of any script. */
export function bare(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
