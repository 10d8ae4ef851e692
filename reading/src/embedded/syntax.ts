import type { HeaderField, LineField } from '@tallyport/contracts/shipping-record/fields';

/** How a value of the data is written, and when print says the same. */
export type StatedKind = 'identifier' | 'name' | 'prose' | 'address' | 'day' | 'amount' | 'share' | 'code' | 'country' | 'unit';

/**
 * One business term of the semantic model of EN 16931: its number, the field that it is, how it is written, and where it stands. A path names
 * elements from the root (or from a line) on; `[scheme=HS]` asks for an attribute, `@code` is one; of several paths the first with a value
 * counts, and all lines of an address are put together.
 */
export interface Term<Field> {
  readonly term: string;
  readonly field: Field;
  readonly kind: StatedKind;
  readonly paths: readonly string[];
  /** Where other amounts stand that a page may print in this one's place: a gross price, the sum that is left to pay. */
  readonly beside?: readonly string[];
  /** By how many units a price is, where it is not the price of one. */
  readonly per?: string;
}

/** How one standard writes an invoice. */
export interface Syntax {
  readonly root: string;
  /** BT-3, the code of UNTDID 1001 for what the paper is. */
  readonly typeCode: string;
  readonly header: readonly Term<HeaderField<'invoice'>>[];
  /** BG-25, what each line of the invoice is written in. */
  readonly line: string;
  readonly lineFields: readonly Term<LineField<'invoice'>>[];
}
