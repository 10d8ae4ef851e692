import type { Judged, JudgedSuggestion } from '@tallyport/domain/classification/judging/apply-judgement';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';

/** Who tells what tariff codes goods have. */
export interface GoodsClassifier {
  /**
   * One suggestion for each line, in their order; one that abstains is for a person to choose from and never written. `judged` is what a
   * model said just now, by the key of the goods.
   */
  suggest(
    orgId: string,
    lines: readonly LineGoods[],
    options?: { readonly judged?: ReadonlyMap<string, Judged> },
  ): Promise<readonly JudgedSuggestion[]>;
  /** What the tariff says of codes: chapters, headings and subheadings. */
  entriesOf(codes: readonly string[]): Promise<ReadonlyMap<string, readonly TariffEntry[]>>;
}
