import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../../tooling/run-tool.js';
import { isClosed } from '../closed-sets.js';
import type { ScoredSet } from '../options.js';
import { countSure } from '../score/count-sure.js';
import { type Figures, figuresOf } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';
import { byType } from '../show/figure-table.js';

const FILE = join(REPOSITORY, 'docs/accuracy.tsv');

/** What was measured once, of a whole set (`all`) or of one type of its papers. Shares are in percent as they are shown; null was not measured. */
export interface RecordedFigures {
  readonly day: string;
  readonly commit: string;
  readonly set: string;
  readonly kind: string;
  readonly documents: number;
  readonly sureWrong: number | null;
  readonly sureValues: number | null;
  readonly type: number | null;
  readonly core: number | null;
  readonly other: number | null;
  readonly cells: number | null;
  readonly rows: number | null;
  readonly invented: number;
  readonly sure: number | null;
  readonly sureRight: number | null;
  readonly calibration: number | null;
}

/** Every line of the log of figures, in the order in which they were measured. */
export async function recordedFigures(): Promise<RecordedFigures[]> {
  const [, ...lines] = (await readFile(FILE, 'utf8')).trim().split('\n');
  return lines.map(parsed);
}

/** Adds a line for the whole set, and one for each type of its papers. */
export async function recordFigures(set: ScoredSet, scores: readonly DocumentScore[], commit: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  // A type may have one paper only, so of closed sets types are not told.
  const kinds = isClosed(set) ? [] : [...new Set(scores.map(byType))].sort();
  const lines = [
    written([day, commit, set, 'all'], scores),
    ...kinds.map((kind) =>
      written(
        [day, commit, set, kind],
        scores.filter((score) => byType(score) === kind),
      ),
    ),
  ];
  await appendFile(FILE, `${lines.join('\n')}\n`);
}

function written(names: readonly string[], scores: readonly DocumentScore[]): string {
  const { documents, type, core, other, cells, rows, invented, sureShare, sureRight, calibration }: Figures = figuresOf(scores);
  const { wrong, sure } = countSure(scores);
  const shares = [type, core, other, cells, rows].map(percent);
  return [...names, documents, wrong, sure, ...shares, invented, percent(sureShare), percent(sureRight), percent(calibration)].join('\t');
}

function parsed(line: string): RecordedFigures {
  const [day = '', commit = '', set = '', kind = '', documents, ...cells] = line.split('\t');
  const [sureWrong, sureValues, type, core, other, inCells, rows, invented, sure, sureRight, calibration] = cells.map(numberIn);
  return {
    day,
    commit,
    set,
    kind,
    documents: Number(documents),
    sureWrong: sureWrong ?? null,
    sureValues: sureValues ?? null,
    type: type ?? null,
    core: core ?? null,
    other: other ?? null,
    cells: inCells ?? null,
    rows: rows ?? null,
    invented: invented ?? 0,
    sure: sure ?? null,
    sureRight: sureRight ?? null,
    calibration: calibration ?? null,
  };
}

const percent = (share: number | null): string => (share === null ? '' : (100 * share).toFixed(1));
const numberIn = (cell: string): number | null => (cell === '' ? null : Number(cell));
