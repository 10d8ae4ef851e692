import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { GoodsSuggestion } from '@tallyport/domain/classification/line/suggest-for-line';

/** Who tells what tariff codes goods have. */
export interface GoodsClassifier {
  /** One suggestion for each line, in their order; one that abstains is for a person to choose from and never written. */
  suggest(orgId: string, lines: readonly LineGoods[]): Promise<readonly GoodsSuggestion[]>;
}
