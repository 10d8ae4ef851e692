import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { Causes, FreightCause } from './cause.js';
import { linePattern, saidInLine } from './line-pattern.js';

/** Why something failed, by the table of causes. Where no row fits, the line itself is all that is known. */
export interface FoundCause {
  /** Exports with the same code and key have the same cause. `other` where no row fits. */
  readonly code: string;
  /** What it is about, as the code of an organisation; where no row fits, the line. */
  readonly key: string | null;
  readonly field: string | null;
  readonly who: FreightCause['who'] | null;
  /** The line that was understood, as it was written. */
  readonly line: string;
}

/** Finds the cause of what lines tell. */
export type CauseOf = (lines: readonly AnswerLine[]) => FoundCause | null;

/**
 * Makes a table ready: the first error that a row fits counts, and of its rows the first. Warnings are looked at where there is no error, since
 * beside one they are not why it failed. Null where no line is to be explained.
 */
export function causesOf(causes: Causes): CauseOf {
  const rows = causes.flatMap((cause) => cause.patterns.map((pattern) => ({ cause, pattern: linePattern(pattern) })));
  const foundIn = ({ text }: AnswerLine): FoundCause | undefined => {
    const said = saidInLine(text);
    for (const { cause, pattern } of rows) {
      const fits = pattern.exec(said);
      if (fits) return { code: cause.code, key: fits[1]?.trim() ?? null, field: cause.field, who: cause.who, line: text };
    }
    return undefined;
  };
  return (lines) => {
    const heaviest = (['error', 'warning'] as const)
      .map((severity) => lines.filter((line) => line.severity === severity))
      .find(({ length }) => length > 0);
    const [first] = heaviest ?? [];
    if (heaviest === undefined || first === undefined) return null;
    for (const line of heaviest) {
      const cause = foundIn(line);
      if (cause !== undefined) return cause;
    }
    return { code: 'other', key: saidInLine(first.text), field: null, who: null, line: first.text };
  };
}
