import type { Understood } from '../fields/field-reading.js';

/** A measure of one package, which no sum is: `bags of 60 kg net each`. */
const OF_EACH =
  /\d[\d.,]*\s?(?:kgs?|lbs?|cbm|m3|l|ltrs?)\b.{0,12}?(?<!\p{L})(?:each|per\s\p{L}+|apiece|je|pro\s\p{L}+|chac(?:un|une)|cada\s?(?:un[oa])?|cad(?:a|uno))(?!\p{L})/iu;

/** What says that a measure is that of one package, where something does. */
export function ofEach(field: string, { from }: Understood): string | null {
  return field.endsWith('weight') || field === 'volume'
    ? (from.map(({ text }) => OF_EACH.exec(text)?.[0]).find((said) => said !== undefined) ?? null)
    : null;
}
