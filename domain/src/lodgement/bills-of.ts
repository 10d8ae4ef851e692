/** What a waybill of a job is to customs; a paper that is neither is not declared. */
export type BillKind = 'house' | 'master' | 'other';

/** A waybill of a job, as far as that depends on it. */
export interface JobWaybill {
  readonly id: string;
  readonly documentType: string | null;
  /** The number of a house bill that its goods travel under, where the paper names one; of a master bill likewise. */
  readonly houseNumber: string | null;
  readonly masterNumber: string | null;
}

/** The bills under which goods are declared, by the ids of their waybills; or what a person has to select first. */
export type Bills =
  | { readonly outcome: 'chosen'; readonly houses: readonly string[]; readonly masters: readonly string[] }
  | { readonly outcome: 'refused'; readonly code: 'select-house-or-master' | 'select-house' };

/** Papers that say by their type what they are. */
const KINDS: Readonly<Record<string, BillKind>> = { HBL: 'house', HAWB: 'house', MBL: 'master', AWB: 'master' };

/**
 * The house and master bills among the waybills of a job: customs takes no others (specification §5). A person's mark says what a paper
 * is, else its type, else a master bill that it names: then it is a house bill. A master bill alone will not do where it names a house
 * bill, since that is what the goods are declared under.
 */
export function billsOf(waybills: readonly JobWaybill[], marks: ReadonlyMap<string, BillKind>): Bills {
  const kindOf = ({ id, documentType, masterNumber }: JobWaybill): BillKind =>
    marks.get(id) ?? KINDS[documentType ?? ''] ?? (masterNumber === null ? 'other' : 'house');
  const houses = waybills.filter((waybill) => kindOf(waybill) === 'house');
  const masters = waybills.filter((waybill) => kindOf(waybill) === 'master');
  if (houses.length === 0 && masters.length === 0) return { outcome: 'refused', code: 'select-house-or-master' };
  if (houses.length === 0 && masters.some(({ houseNumber }) => houseNumber !== null)) return { outcome: 'refused', code: 'select-house' };
  return { outcome: 'chosen', houses: houses.map(({ id }) => id), masters: masters.map(({ id }) => id) };
}
