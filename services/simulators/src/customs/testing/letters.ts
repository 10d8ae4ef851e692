/** The id that customs gave, as a letter says it. */
export function idIn(letter: string | undefined): string {
  return /RFF\+ABT:(\w+)/u.exec(letter ?? '')?.[1] ?? '';
}

/** The message time of a letter. */
export function timeIn(letter: string | undefined): string {
  return /DTM\+9:(\d+)/u.exec(letter ?? '')?.[1] ?? '';
}

/** Letters by their name and what they say, such as `IMDR ACC`. */
export function titles(letters: readonly string[]): string[] {
  return letters.map((letter) => (/:::(\w+)\+.*?GIS\+(\w+)/u.exec(letter) ?? [letter]).slice(-2).join(' '));
}

/** A letter without what is another each time: ids, references and times. */
export function plain(letter: string | undefined): string {
  return (letter ?? '')
    .replaceAll(/C[MU]\w{10}/gu, '*')
    .replace(/ABT:\w+/u, 'ABT:*')
    .replace(/DTM\+9:\d+/u, 'DTM')
    .replace(/\d{6}:\d{4}/u, 'TIME');
}
