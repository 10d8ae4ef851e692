import { type Figures, figuresOf } from './score/figures.js';
import type { DocumentScore } from './score/score-document.js';
import { f1Of } from './score/tally.js';

const HEAD = ['', 'docs', 'type', 'core', 'other', 'cells', 'rows', 'invented', 'sure', 'sure right', 'calibration'];

/** The figures of each kind of document and of all, as a table for people. */
export function figureTable(scores: readonly DocumentScore[]): string {
  const kinds = [...new Set(scores.map(({ type }) => type))].sort();
  const rows = [
    HEAD,
    ...kinds.map((kind) => figureRow(kind, figuresOf(scores.filter(({ type }) => type === kind)))),
    figureRow('all', figuresOf(scores)),
  ];
  const widths = HEAD.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

function figureRow(name: string, figures: Figures): string[] {
  const { documents, answered, type, core, other, cells, rows, invented, sureShare, sureRight, calibration } = figures;
  const shares = [type, core, other, cells, rows].map(percent);
  return [name, `${answered}/${documents}`, ...shares, String(invented), percent(sureShare), percent(sureRight), percent(calibration)];
}

export function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}

/** The documents that were read worst, each with what went wrong. */
export function worstDocuments(scores: readonly DocumentScore[], count: number): string {
  return scores
    .filter(({ misses, isTypeRight }) => misses.length > 0 || !isTypeRight)
    .map((score) => ({ score, share: scoreOf(score) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, count)
    .map(({ score, share }) => [headline(score, share), ...score.misses.slice(0, 14).map((miss) => `          ${miss}`)].join('\n'))
    .join('\n');
}

/** A document is as bad as the mean of its fields and its cells. */
function scoreOf({ core, cells, rows }: DocumentScore): number {
  return rows.gold === 0 ? f1Of(core) : (f1Of(core) + f1Of(cells)) / 2;
}

function headline({ name, isTypeRight, readType, type }: DocumentScore, share: number): string {
  return `${percent(share).padStart(8)}  ${name}${isTypeRight ? '' : `  [${readType ?? 'nothing'} for ${type}]`}`;
}
