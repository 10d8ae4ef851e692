import { parseArgs } from 'node:util';
import { MACHINE } from '@tallyport/reading/pipeline';
import { unknownNames } from '@tallyport/reading/stage';
import { isClosed } from './closed-sets.js';
import { TRIAL_SETS } from './generator/trial-set.js';
import { PAPER_GROUPS } from './real/paper-groups.js';
import { SPECIMEN_SETS } from './specimens/specimen-sets.js';

export const USAGE = `npm run bench:accuracy -- [OPTION…]
  --set samples|opened|unopened  only this set of real papers (all sets otherwise)
  --set specimens|unseen         only this set of papers of imaginary issuers
  --set develop|tuned|fresh|trade|report|held|sealed  only this set of generated papers
  --count N                      generated documents of each set (120)
  --only TEXT                    only generated documents whose name holds TEXT: a kind, a layout, a medium
  --worst N                      so many documents with what went wrong (10)
  --keep FOLDER                  leaves documents, gold, pages and answers there
  --again                        takes documents and pages that were left there
  --without NAME                 leaves a stage or pass of the reading out; may be said again
  --disguised                    half of all labels and heads in letters that mean nothing, three times; no closed sets
  --record                       adds lines for each set to docs/accuracy.tsv; npm run docs shows them`;

/** The sets that can be scored: groups of real papers, specimens of imaginary issuers, and the sets of generated ones. */
export const SETS = [...PAPER_GROUPS, ...SPECIMEN_SETS, ...TRIAL_SETS] as const;
export type ScoredSet = (typeof SETS)[number];

export interface Options {
  readonly sets: readonly ScoredSet[];
  readonly count: number;
  readonly only: string;
  readonly worst: number;
  readonly keep: string | null;
  readonly isAgain: boolean;
  readonly without: ReadonlySet<string>;
  readonly isDisguised: boolean;
  readonly isRecorded: boolean;
}

/** What the command line asks for, or null where it cannot be understood. */
export function readOptions(words: readonly string[]): Options | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const without = { type: 'string', multiple: true } as const;
  const options = {
    set: text,
    count: text,
    only: text,
    worst: text,
    keep: text,
    record: flag,
    again: flag,
    disguised: flag,
    without,
  } as const;
  try {
    const { values } = parseArgs({ args: [...words], options });
    const isDisguised = values.disguised ?? false;
    const sets = SETS.filter((set) => (values.set === undefined || values.set === set) && !(isDisguised && isClosed(set)));
    const [count, worst] = [Number(values.count ?? 120), Number(values.worst ?? 10)];
    if (sets.length === 0 || !Number.isInteger(count) || !Number.isInteger(worst)) return null;
    if (isDisguised && values.record === true) return null;
    if (unknownNames(values.without ?? [], MACHINE).length > 0) return null;
    return {
      sets,
      count,
      only: values.only ?? '',
      worst,
      keep: values.keep ?? null,
      isAgain: values.again ?? false,
      without: new Set(values.without),
      isDisguised,
      isRecorded: values.record ?? false,
    };
  } catch {
    return null;
  }
}
