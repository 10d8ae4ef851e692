/** The entries of a list that is written one a line. Indents and empty lines do not count. */
export function entriesOf(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
