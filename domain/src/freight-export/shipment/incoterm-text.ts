import { INCOTERMS } from '@tallyport/contracts/reference/incoterm';

const TERMS: ReadonlySet<string> = new Set(INCOTERMS.entries.map(({ code }) => code));

/** The term that a text begins with, or the text as it is: `FOB NINGBO` is FOB. */
export function termOf(text: string): string {
  return knownTerm(text) ?? text;
}

/** The place that is named behind a term, or null. */
export function placeOfTerm(text: string | null): string | null {
  const place = text === null || knownTerm(text) === null ? '' : text.trim().slice(3).trim();
  return place === '' ? null : place;
}

function knownTerm(text: string): string | null {
  const term = text.trim().slice(0, 3).toUpperCase();
  return TERMS.has(term) && !/^\w/.test(text.trim().slice(3)) ? term : null;
}
