import { figuresOf } from '../../accuracy/score/figures.js';
import type { DocumentScore } from '../../accuracy/score/score-document.js';
import { sumOfTallies, type Tally } from '../../accuracy/score/tally.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { ROUNDS } from '../harness.js';
import { type ReadTwice, readPapers } from './read-papers.js';

/** Made papers, of which about two in three have a text layer. */
const PAPERS = 240;
const FEW_PAPERS = 36;

/**
 * P17 to P19: headers, lines and confidence against the truth of papers that no reader was developed on, and against regular
 * expressions over the same words. A share is counted, not estimated.
 */
export const reading: Bench = {
  id: 'P17',
  title: 'headers (P17), lines (P18) and sure values (P19) against the truth',
  async *run(say, rounds) {
    const read = await readPapers(rounds === ROUNDS ? PAPERS : FEW_PAPERS, say);
    const figures = figuresOf(read.map(({ ours }) => ours));
    const share = (id: string, what: string, figure: number | null, atLeast: number) => ({
      id,
      what,
      ratio: exactly(100 * (figure ?? 0)),
      goal: { atLeast: 100 * atLeast },
    });
    const errors = (id: string, what: string, tallyOf: (score: DocumentScore) => Tally) => ({
      id,
      what,
      ratio: exactly(errorsOf(read, 'ours', tallyOf) / errorsOf(read, 'bare', tallyOf)),
      goal: { atMost: 0.2 },
    });
    yield share('P17', 'core header fields, F1 in %', figures.core, 0.99);
    yield errors('P17', 'errors in core fields against regular expressions', ({ core }) => core);
    yield share('P18', 'cells of lines, F1 in %', figures.cells, 0.97);
    yield errors('P18', 'errors in cells against regular expressions', cellsOf);
    yield share('P19', 'sure header values that are right, %', figures.sureRight, 0.998);
    yield share('P19', 'header values that are sure, %', figures.sureShare, 0.9);
  },
};

function cellsOf({ cells }: DocumentScore): Tally {
  return cells;
}

function errorsOf(read: readonly ReadTwice[], whose: keyof ReadTwice, tallyOf: (score: DocumentScore) => Tally): number {
  const { wrong, missed, invented } = sumOfTallies(read.map((paper) => tallyOf(paper[whose])));
  return wrong + missed + invented;
}
