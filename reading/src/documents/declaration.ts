import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { PaperKind } from '@tallyport/contracts/shipping-record/kinds';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Measure } from '../fields/measure.js';
import type { Party } from '../fields/party.js';
import type { Line } from '../lines/invoice-line.js';

/** What papers of a type have: their lines, and for each field of the header the sources that are asked, in order. */
export interface DocumentDeclaration<Field extends string> {
  /** What labels or columns mean on papers of this type, where that is something else than elsewhere. */
  readonly meanings?: (text: DocumentText) => Pick<DocumentText, 'labels' | 'tables'>;
  readonly lines?: (text: DocumentText) => readonly Line[];
  /** The record whose papers these are like, where they make none: the learned ranker looks for its fields, as far as they are declared. */
  readonly resembles?: PaperKind;
  readonly header: HeaderDeclaration<Field>;
}

/** Sources by field, and for each party (`seller`) those that tell its name and its address. `Field` are the names that the record has. */
export type HeaderDeclaration<Field extends string> = {
  readonly [Name in Field]?: Sources<Field, Name extends MeasureField ? Measure | Understood : Understood>;
} & { readonly [Role in RoleIn<Field>]?: Sources<Field, Party> };

/** Who may be named in a header: a role with a field for its name and one for its address. */
type RoleIn<Field extends string> = Field extends `${infer Role}_address` ? Role : never;

/** The field of the unit in which a field is measured: both are filled together, so that no unit stands beside a number of another source. */
export const UNIT_OF = {
  packages: 'package_type',
  gross_weight: 'weight_unit',
  net_weight: 'weight_unit',
  chargeable_weight: 'weight_unit',
  volume: 'volume_unit',
} as const satisfies ByField<string>;
export type MeasureField = keyof typeof UNIT_OF;

/** Finds a value on a paper of which some fields are known already; null where it is not there. */
export type Source<Field extends string, Found> = (text: DocumentText, known: Known<Field>) => Found | null;

/** What is known of a paper when a field is read: the fields before it, and its lines. */
export interface Known<Field extends string> {
  get(field: Field): Understood | null;
  readonly lines: readonly Line[];
}

/** What is asked for a field, the best first: what was found first stays. Sources in a group are asked in the pass of that name. */
export type Sources<Field extends string, Found> = readonly (Source<Field, Found> | Group<Field, Found>)[];

/** Passes of the header in their order: its own labels and places; other places; other values; sums. */
export type HeaderPass = 'header' | 'fallbacks' | 'derived' | 'totals';

export interface Group<Field extends string, Found> {
  readonly pass: HeaderPass;
  readonly sources: readonly Source<Field, Found>[];
}

/** Where a value stands otherwise, asked once every field had its own labels and places. */
export function fallbacks<Field extends string, Found>(...sources: readonly Source<Field, Found>[]): Group<Field, Found> {
  return { pass: 'fallbacks', sources };
}

/** What other values of the paper lead to. */
export function derived<Field extends string, Found>(...sources: readonly Source<Field, Found>[]): Group<Field, Found> {
  return { pass: 'derived', sources };
}

/** Amounts that the sums of a paper decide. */
export function totals<Field extends string, Found>(...sources: readonly Source<Field, Found>[]): Group<Field, Found> {
  return { pass: 'totals', sources };
}

/** A declaration of whatever type. */
export type AnyDeclaration = Omit<DocumentDeclaration<string>, 'header'> & {
  readonly header: Readonly<Record<string, Sources<string, Found>>>;
};

/** What a source may find: a value, a value with its unit, or a name with an address. */
export type Found = Understood | Measure | Party;
