import { goodsKey } from '@tallyport/domain/classification/goods-key';

/** The keys of texts, each once; texts that say nothing have none. */
export function keysOf(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map(goodsKey))].filter((key) => key !== null);
}
