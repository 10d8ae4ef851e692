import { figuresOf } from '../score/figures.js';
import type { LearntPaper } from './measure-learning.js';

/** A row for each number of corrected papers: figures of the papers after them, and how the values that lessons gave turned out. */
export function learningTable(papers: readonly LearntPaper[]): string {
  const counts = [...new Set(papers.map(({ lessons }) => lessons))].sort((a, b) => a - b);
  const rows = counts.map((count) => {
    const read = papers.filter(({ lessons }) => lessons === count);
    const { core, other, invented, sureRight, calibration } = figuresOf(read.map(({ score }) => score));
    const given = read.flatMap(({ score, learnt }) => score.trust.filter(({ field }) => learnt.includes(field)));
    const right = given.filter(({ isRight }) => isRight).length;
    return `| ${count} | ${read.length} | ${percent(core)} | ${percent(other)} | ${invented} | ${right} of ${given.length} | ${percent(sureRight)} | ${percent(calibration)} |`;
  });
  const head = '| corrected papers | papers read | core | other | invented | learnt values right | sure right | calibration |';
  return [head, '| --- | --- | --- | --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}
