/**
 * The letters and digits of a text, so that print and value can be compared whatever marks and spaces stand between them.
 * A point or comma between two digits stays: `1.5` is not `15`.
 */
export function printedKey(text: string): string {
  return text.split(/\s+/u).map(wordKey).join('');
}

/** The key of one word; the key of a text is that of its words, one after the other. */
export function wordKey(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\d)[.,]|[.,](?!\d)/gu, '')
    .replace(/[^\p{L}\p{N}.,]/gu, '');
}
