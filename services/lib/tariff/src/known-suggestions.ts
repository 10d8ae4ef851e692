import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { LRUCache } from 'lru-cache';
import type { GoodsReader } from './embedding/goods-reader.js';

/** The goods of some hundred papers. */
const MOST_KEPT = 5_000;

/**
 * What one tariff suggests for goods, each description worked out once: the same goods come again on the lines of a paper, on the next one
 * of its issuer, and when a file is read anew. What was worked out without meanings, or with fewer of them, is forgotten when there are more.
 */
export class KnownSuggestions {
  private readonly kept = new LRUCache<string, TariffSuggestion>({ max: MOST_KEPT });
  private keptWith: GoodsReader | null = null;

  constructor(
    private readonly index: TariffIndex,
    private readonly readers: { current(): Promise<GoodsReader | null> },
  ) {}

  /** One suggestion for each description, in their order. */
  async suggest(descriptions: readonly string[]): Promise<TariffSuggestion[]> {
    const reader = await this.readers.current();
    if (reader !== this.keptWith) this.kept.clear();
    this.keptWith = reader;
    const found = new Map(descriptions.map((description) => [description, this.kept.get(description)]));
    const open = [...found].flatMap(([description, known]) => (known === undefined ? [description] : []));
    const embeddings = open.length === 0 ? [] : await reader?.embeddingsOf(open);
    for (const [at, description] of open.entries()) {
      const suggestion = suggestTariffCodes(description, this.index, embeddings?.[at]);
      found.set(description, suggestion);
      this.kept.set(description, suggestion);
    }
    return descriptions.flatMap((description) => found.get(description) ?? []);
  }
}
