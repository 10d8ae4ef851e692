/**
 * Words of people as part of one line: line breaks and all that steers a terminal or a mail header become a space. A header that is made
 * of them ends where it should (RFC 5322, 2.2).
 */
export function oneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
