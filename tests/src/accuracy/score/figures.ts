import { calibrationError } from './calibration.js';
import type { DocumentScore } from './score-document.js';
import { f1Of, sumOfTallies, type Tally } from './tally.js';

/** The figures of some documents, as shares of one. Null where there was nothing to measure. */
export interface Figures {
  readonly documents: number;
  readonly answered: number;
  readonly type: number;
  readonly core: number | null;
  readonly other: number | null;
  readonly cells: number | null;
  readonly rows: number | null;
  /** Values given where the paper has none: a count. */
  readonly invented: number;
  readonly sureShare: number | null;
  readonly sureRight: number | null;
  readonly calibration: number | null;
}

/** From here on a value counts as sure. */
export const SURE = 0.9;

export function figuresOf(scores: readonly DocumentScore[]): Figures {
  const [core, other, cells] = [
    sumOfTallies(scores.map((score) => score.core)),
    sumOfTallies(scores.map((score) => score.other)),
    sumOfTallies(scores.map((score) => score.cells)),
  ];
  const sum = (count: (score: DocumentScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const lines = sum(({ rows }) => rows.gold + rows.read);
  const trust = scores.flatMap((score) => score.trust);
  const sure = trust.filter(({ confidence }) => confidence >= SURE);
  return {
    documents: scores.length,
    answered: sum(({ isAnswered }) => Number(isAnswered)),
    type: sum(({ isTypeRight }) => Number(isTypeRight)) / scores.length,
    core: measured(core),
    other: measured(other),
    cells: measured(cells),
    rows: lines === 0 ? null : (2 * sum(({ rows }) => rows.exact)) / lines,
    invented: core.invented + other.invented + cells.invented,
    sureShare: trust.length === 0 ? null : sure.length / trust.length,
    sureRight: sure.length === 0 ? null : sure.filter(({ isRight }) => isRight).length / sure.length,
    calibration: trust.length === 0 ? null : calibrationError(trust),
  };
}

function measured(tally: Tally): number | null {
  return Object.values(tally).every((count) => count === 0) ? null : f1Of(tally);
}
