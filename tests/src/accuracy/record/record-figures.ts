import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ScoredSet } from '../options.js';
import { type Figures, figuresOf } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';
import { byType, percent } from '../show/figure-table.js';

const TABLE = fileURLToPath(new URL('../../../../docs/accuracy.md', import.meta.url));

/** Adds a line to the table of figures over time: for the whole set, and one for each kind of document. */
export async function recordFigures(set: ScoredSet, scores: readonly DocumentScore[], commit: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  // A kind may have one paper only, so of unopened ones kinds are not told.
  const kinds = set === 'unopened' ? [] : [...new Set(scores.map(byType))].sort();
  const rows = [
    tableRow([day, commit, set, 'all'], figuresOf(scores)),
    ...kinds.map((kind) => tableRow([day, commit, set, kind], figuresOf(scores.filter((score) => byType(score) === kind)))),
  ];
  await appendFile(TABLE, `${rows.join('\n')}\n`);
}

function tableRow(names: readonly string[], figures: Figures): string {
  const { documents, type, core, other, cells, rows, invented, sureShare, sureRight, calibration } = figures;
  const shares = [type, core, other, cells, rows].map(percent);
  return `| ${[...names, documents, ...shares, invented, percent(sureShare), percent(sureRight), percent(calibration)].join(' | ')} |`;
}
