/** Words as tables of labels write them: alternatives parted by `|`, and within one of them by commas in braces (`{invoice,bill} {no,date}`). */
export function spelledOut(words: string): string[] {
  return words.split('|').flatMap(expanded);
}

function expanded(words: string): string[] {
  const group = /\{([^{}]*)\}/u.exec(words);
  const [whole, choices] = group ?? [];
  if (whole === undefined || choices === undefined) return [words.replace(/\s+/gu, ' ').replace(/\s+:$/u, ':').trim()];
  return choices.split(',').flatMap((choice) => expanded(words.replace(whole, choice)));
}
