import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { sampleDeclaration } from '@tallyport/domain/lodgement/messages/testing/sample-records';

/** A declaration that was signed off with so many lines: the two of the sample in turn, each with its own number and amounts. */
export function longDeclaration(count: number): FrozenRecord {
  const sample = sampleDeclaration();
  const goods = sample.lines.filter(({ type }) => type === 'goods');
  const lines = Array.from({ length: count }, (_, index) => {
    const line = goods[index % goods.length];
    if (line === undefined) throw new Error('the sample has no goods');
    const number = index + 1;
    return { ...line, number, lineIds: [`goods-${number}`], fields: { ...line.fields, price: (10 + number / 100).toFixed(2) } };
  });
  const total = lines.reduce((sum, _, index) => sum + 1_000 + index + 1, 0) / 100;
  const others = sample.lines
    .filter(({ type }) => type !== 'goods')
    .map((line) => (line.type === 'invoice' ? { ...line, fields: { ...line.fields, invoice_total: total.toFixed(2) } } : line));
  return { ...sample, lines: [...others, ...lines], lastNumbers: { ...sample.lastNumbers, goods: count } };
}
