import type { SuggestionSource } from '@tallyport/contracts/classification/suggestion';

/** The goods of a line, as far as they say which they are. */
export interface LineGoods {
  readonly productCode: string | null;
  readonly description: string | null;
  readonly lookupCode: string | null;
}

/** A tariff code that the organisation itself knows for goods: from a kept row, or from a line that it finished before. */
export interface KnownCode {
  readonly source: Exclude<SuggestionSource, 'tariff' | 'tariff meaning' | 'model'>;
  readonly hsCode: string;
  readonly name: string;
  /** The text that was met: the code, the synonym, the description. */
  readonly met: string;
  /** 1 where the texts are the same in the form of `goodsKey`, else how alike their letters are. */
  readonly similarity: number;
  readonly productCode: string | null;
  readonly lookupCode: string | null;
}
