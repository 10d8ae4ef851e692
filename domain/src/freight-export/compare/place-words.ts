/** Fields whose names people write otherwise. */
const WRITTEN: Readonly<Record<string, string>> = { hsCode: 'HS code', imo: 'IMO number', localDescription: 'description in Chinese' };

/** A field as people say it: `quantityUnit` is `quantity unit`. */
export function fieldWords(field: string): string {
  return WRITTEN[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A place in a message as people say it: `Invoice NB-26-0917, line 3, quantity unit`, in at most 200 letters. */
export function placeWords(words: readonly string[]): string {
  const text = words.join(', ');
  return shortened(text.charAt(0).toUpperCase() + text.slice(1), 200);
}

/** A text that is shown, in at most so many letters. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}
