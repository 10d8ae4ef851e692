/** What is exchanged with a freight system, in parts: texts by name, parts, and lists of them. Null where nothing is said. */
export type FreightItem = { readonly [field: string]: string | null | FreightItem | readonly FreightItem[] };

/** The text of a field of an item whose names are only known as text. */
export function textIn(item: FreightItem, field: string): string | null {
  const value = item[field];
  return typeof value === 'string' ? value : null;
}

/** The members of a list of an item; none where there is no such list. */
export function itemsIn(item: FreightItem, field: string): readonly FreightItem[] {
  const value = item[field];
  return isList(value) ? value : [];
}

/** A part of an item; an empty one where there is none. */
export function partIn(item: FreightItem, field: string): FreightItem {
  const value = item[field];
  return value === undefined || value === null || typeof value === 'string' || isList(value) ? {} : value;
}

function isList(value: FreightItem[string] | undefined): value is readonly FreightItem[] {
  return Array.isArray(value);
}
