import type { Master, MasterKind } from '../books/entries.js';
import { type Node, textAt } from '../xml/node.js';
import { organisationRow, seededOrganisations } from './organisations.js';
import { productRow, seededProducts } from './products.js';

/** What each kind of master data is called by. */
export const KEY_FIELD: Readonly<Record<MasterKind, string>> = { Organization: 'Code', Product: 'PartNum' };

/** What a system knows before anybody told it anything, by code or number, in their order. */
export function seededMasters(system: string, kind: MasterKind): ReadonlyMap<string, Master> {
  const rows: readonly Node[] = kind === 'Organization' ? seededOrganisations().map(organisationRow) : seededProducts().map(productRow);
  const masters = rows.map((row): Master => ({ system, kind, key: textAt(row, KEY_FIELD[kind]), row }));
  return new Map(masters.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((master) => [master.key, master]));
}
