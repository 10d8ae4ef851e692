/** Why a search is not begun, in the specification's words. */
export type SearchRefusal = 'noOrganisation' | 'empty' | 'short' | 'long';

const SHORTEST = 4;
const LONGEST = 100;
const MOST_FOUND = 200;
const USUALLY_FOUND = 50;

/** The terms that a query names; they are separated by `;`. */
export function termsOf(query: string): string[] {
  return query
    .split(';')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Terms as one query. */
export function queryOf(terms: readonly string[]): string {
  return terms.join(';');
}

/** Why a query is not searched for, or null: the first of what speaks against it. What counts is the whole query, trimmed. */
export function refusalOf(organizationId: string | undefined, query: string): SearchRefusal | null {
  if (organizationId === undefined || organizationId === '') return 'noOrganisation';
  if (termsOf(query).length === 0) return 'empty';
  const { length } = query.trim();
  if (length <= SHORTEST) return 'short';
  return length >= LONGEST ? 'long' : null;
}

/** How many are asked for: an address may say anything. */
export function limitOf(text: string | null): number {
  const limit = Number(text);
  return text !== null && Number.isInteger(limit) && limit >= 1 && limit <= MOST_FOUND ? limit : USUALLY_FOUND;
}

export function searchAddress(organizationId: string, query: string, limit = USUALLY_FOUND): string {
  return `/organization/${organizationId}/search_jobs?${String(new URLSearchParams({ q: query, limit: String(limit) }))}`;
}
