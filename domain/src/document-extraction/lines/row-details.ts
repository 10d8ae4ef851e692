import type { Concept } from '../labels/concepts.js';
import { knownLabelsWithin } from '../labels/find-labels.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { TableCell } from '../tables/rows.js';
import { labelledByForm } from './labelled-by-form.js';

/** What the description of a row says beside the goods: labelled details (`Origin: UK`) and tariff codes in brackets. */
export interface RowDetails {
  readonly goods: Phrase | null;
  readonly labelled: ReadonlyMap<Concept, Phrase>;
  readonly hsCode: Phrase | null;
}

const BRACKETED_CODE = /[[(]\s*(\d{4}\.?\d{2}(?:[.\s]?\d{2,4}){0,2})\s*[\])]/u;

/** Parts the goods from the labelled details that forms print below or behind them in one cell. */
export function detailsOf(cell: TableCell): RowDetails {
  const labels = knownLabelsWithin(cell);
  const byForm = labelledByForm(cell);
  const starts = [...labels.map(({ text }) => cell.text.indexOf(text)), ...(byForm === null ? [] : [byForm.start])];
  const end = Math.min(cell.text.length, ...starts);
  const labelled = new Map([
    ...(byForm?.values ?? []),
    ...labels.flatMap(({ concepts, inline }) => (inline === null ? [] : concepts.map((concept) => [concept, inline] as const))),
  ]);
  const bracketed = BRACKETED_CODE.exec(cell.text);
  const hsCode = bracketed === null ? null : partOf(cell, bracketed.index, bracketed.index + bracketed[0].length);
  return { goods: withoutCode(partOf(cell, 0, end), bracketed?.[0]), labelled, hsCode };
}

function withoutCode(goods: Phrase | null, code: string | undefined): Phrase | null {
  if (goods === null || code === undefined) return goods;
  return { ...goods, text: goods.text.replace(code, '').trim() };
}
