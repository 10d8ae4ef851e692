import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import type { AssessedEntry } from '@tallyport/domain/duty/assessed-entry';
import { sampleTables } from '@tallyport/domain/duty/testing/sample-tables';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { compareBesideControl } from '../harness.js';
import { RepeatedWork } from '../repeated-work.js';
import { dutyByHand, type HandResult } from './duty-by-hand.js';
import { longEntry } from './long-entry.js';

const LINES = 1_000;

/**
 * P24: what is due on a declaration of a thousand lines, from dated tables and with the record of each computation, against the same
 * arithmetic by hand. Both come to the same amounts.
 */
export const duty: Bench = {
  id: 'P24',
  title: 'duty and tax of 1,000 lines with their records against bare decimals',
  async *run(_say, rounds) {
    const { declared, byHand } = longEntry(LINES);
    const tables = sampleTables();
    const expected = dutyByHand(byHand);
    const ours = new RepeatedWork(
      () => assessEntry(declared, tables),
      (assessed) => requireSame(amountsOf(assessed), expected),
    );
    const bare = () =>
      new RepeatedWork(
        () => dutyByHand(byHand),
        (result) => requireSame(result, expected),
      );
    const { speed, cpu, alike } = await compareBesideControl(ours, bare(), bare(), rounds);
    yield judged({ id: 'P24', what: 'duty of 1,000 lines: CPU', ratio: cpu, goal: { atMost: 3 } }, alike.cpu);
    yield judged({ id: 'P24', what: 'duty of 1,000 lines: entries/s', ratio: speed, goal: { atLeast: 0.33 } }, alike.speed);
  },
};

function amountsOf({ lines, totals }: AssessedEntry): HandResult {
  return { lines: lines.flatMap((line) => (line.kind === 'computed' ? [line.amounts] : [])), totals: totals ?? {} };
}

function requireSame(one: HandResult, other: HandResult): void {
  if (one.lines.length !== LINES) throw new Error(`${one.lines.length} lines were computed`);
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error('the two sides come to different amounts');
}
