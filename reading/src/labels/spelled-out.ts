import { entriesOf } from '@tallyport/domain/entries';

/**
 * Words as tables of labels write them: one entry a line, with alternatives parted by commas in braces (`{invoice,bill} {no,date}`).
 * An entry whose line ends with a comma goes on in the next line.
 */
export function spelledOut(words: string): string[] {
  return entriesOf(words.replace(/,\n\s*/gu, ',')).flatMap(expanded);
}

function expanded(words: string): string[] {
  const group = /\{([^{}]*)\}/u.exec(words);
  const [whole, choices] = group ?? [];
  if (whole === undefined || choices === undefined) return [words.replace(/\s+/gu, ' ').replace(/\s+:$/u, ':').trim()];
  return choices.split(',').flatMap((choice) => expanded(words.replace(whole, choice)));
}
