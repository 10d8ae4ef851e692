/** Answers the consonants of a word, each once in a row: what labels leave of mascara (mscr) or sensitive (snstv). */
export function consonantsOf(word: string): string {
  const first = word.slice(0, 1);
  return (
    first +
    word
      .slice(1)
      .replace(/[aeiouy]/g, '')
      .replace(/(.)\1/g, '$1')
  );
}
