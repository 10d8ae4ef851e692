import type { DocumentScore } from '../score/score-document.js';
import { f1Of } from '../score/tally.js';
import { sentenceOf } from '../score/verdict.js';
import { percent } from './figure-table.js';

/** So many values of a document are shown; the rest is like them. */
const MOST_SHOWN = 14;

/** The documents that were read worst, each with what went wrong. */
export function worstDocuments(scores: readonly DocumentScore[], count: number): string {
  return scores
    .filter(({ misses, isTypeRight }) => misses.length > 0 || !isTypeRight)
    .map((score) => ({ score, share: scoreOf(score) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, count)
    .map(({ score, share }) => [headline(score, share), ...sentences(score)].join('\n'))
    .join('\n');
}

/** A document is as bad as the mean of its fields and its cells. */
function scoreOf({ core, cells, rows }: DocumentScore): number {
  return rows.gold === 0 ? f1Of(core) : (f1Of(core) + f1Of(cells)) / 2;
}

function headline({ name, isTypeRight, readType, type }: DocumentScore, share: number): string {
  return `${percent(share).padStart(8)}  ${name}${isTypeRight ? '' : `  [${readType ?? 'nothing'} for ${type}]`}`;
}

function sentences({ misses, rows }: DocumentScore): string[] {
  const shown = misses.slice(0, MOST_SHOWN).map((miss) => sentenceOf(miss).slice(0, 200));
  const lines = rows.exact < rows.gold || rows.read > rows.gold ? [`lines: ${rows.exact} of ${rows.gold} exact, ${rows.read} given`] : [];
  return [...shown, ...lines].map((sentence) => `          ${sentence}`);
}
