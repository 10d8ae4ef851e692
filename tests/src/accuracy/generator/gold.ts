/** A container as gold tells it. */
export type GoldContainer = Readonly<Record<'number' | 'seal' | 'size_type', string>>;
export type GoldValue = string | number | boolean | null | readonly string[] | readonly GoldContainer[];
export type GoldLine = Readonly<Record<string, string | number | null>>;

/**
 * What a paper says, field by field, under the names of the sample documents. A field that is null is asked for or could
 * be expected, but is not on the paper: the right answer is empty. A field that is absent is not judged.
 */
export interface Gold {
  readonly document: string;
  readonly fields: Readonly<Record<string, GoldValue>>;
  readonly lines?: readonly GoldLine[];
}
