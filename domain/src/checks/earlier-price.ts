/** What an earlier invoice of another job asked for goods with the product code of a line. Texts as they stand there; null where nothing is said. */
export interface EarlierPrice {
  /** The line of this job that it is compared with. */
  readonly line_id: string;
  /** The job in which it stands, by its code. */
  readonly code: string;
  readonly unit_price: string;
  readonly currency: string | null;
  readonly quantity_unit: string | null;
  readonly seller_name: string | null;
}
