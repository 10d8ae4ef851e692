import { goodsKey } from '../classification/goods-key.js';
import type { Part } from './papers.js';

/** By what lines of two papers are known for the same goods: the product code, else the model, else the description; null without any. */
export function goodsOf(line: Part): string | null {
  return goodsKey(line.text('product_code')) ?? goodsKey(line.text('model')) ?? goodsKey(line.text('description'));
}
