import type { Reading, Readings, Translation } from '@tallyport/contracts/document-extraction/readings';
import { isChinese, translateByGlossary } from './translate.js';

/** What a model said in English, by the Chinese that it was asked about. */
export type ModelEnglish = ReadonlyMap<string, string>;

/** The same readings with English beside each Chinese text. What was read stays as it was printed. */
export function withTranslations(readings: Readings, english: ModelEnglish): Readings {
  return Object.fromEntries(Object.entries(readings).map(([field, reading]) => [field, translated(reading, english)]));
}

/** The texts of which the glossary does not know every word, each once. */
export function untranslated(readings: readonly Readings[]): string[] {
  const texts = readings.flatMap((fields) => Object.values(fields)).flatMap(({ value }) => (typeof value === 'string' ? value : []));
  return [...new Set(texts)].filter((text) => isChinese(text) && translateByGlossary(text)?.complete !== true);
}

function translated({ translation: _, ...reading }: Reading, english: ModelEnglish): Reading {
  if (typeof reading.value !== 'string' || !isChinese(reading.value)) return reading;
  const translation = inEnglish(reading.value, english);
  return translation === null ? reading : { ...reading, translation };
}

/** The glossary where it knows every word, since its words are the trade's; else the model; else what the glossary knows. */
function inEnglish(text: string, english: ModelEnglish): Translation | null {
  const own = translateByGlossary(text);
  if (own?.complete === true) return own;
  const said = english.get(text)?.trim();
  if (said === undefined || said === '') return own;
  return { text: said, by: 'model', complete: !isChinese(said) };
}
