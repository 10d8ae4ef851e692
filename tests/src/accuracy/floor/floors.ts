import { type Figures, figuresOf } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';
import { byType, percent } from '../show/figure-table.js';

/** The least F1, as a share of one, of the fields that most papers carry and of the cells of lines. */
interface Floor {
  readonly core: number;
  readonly cells: number;
}

const MOST_TYPES: Floor = { core: 0.98, cells: 0.98 };

/** Types of which the papers read here fall below the others: each is to be raised to them. */
const OF_TYPE: Readonly<Record<string, Floor>> = {
  COO: { core: 0.95, cells: 0.98 },
  PKL: { core: 0.9, cells: 0.98 },
};

/** What falls below its floor, each as a sentence. */
export function belowFloor(scores: readonly DocumentScore[]): string[] {
  const types = [...new Set(scores.map(byType))].sort();
  return types.flatMap((type) => {
    const figures = figuresOf(scores.filter((score) => byType(score) === type));
    const { core, cells } = OF_TYPE[type] ?? MOST_TYPES;
    return [...below(type, 'core', figures, core), ...below(type, 'cells', figures, cells)];
  });
}

function below(type: string, name: 'core' | 'cells', figures: Figures, least: number): string[] {
  const share = figures[name];
  return share === null || share >= least ? [] : [`${type}: ${name} ${percent(share)}, at least ${percent(least)}`];
}
