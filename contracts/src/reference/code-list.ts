/** One entry of a reference list: the code that is stored and sent, and what people read in either language. */
export interface CodeEntry {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  /** Shown where it stands already, not offered for a new choice. */
  readonly disabled?: true;
  /** Of a currency: digits after the point. Absent where amounts have none by nature (gold, special drawing rights). */
  readonly decimals?: number;
}

/** A reference list. `type` is the `code_type` by which it is asked for. */
export interface CodeList {
  readonly type: string;
  readonly entries: readonly CodeEntry[];
}

type Row<Code extends string> = readonly [code: Code, en: string, zh: string, more?: Pick<CodeEntry, 'disabled' | 'decimals'>];

/** Declares a list by its rows: code, English label, Chinese label. */
export function defineCodeList<Code extends string = string>(type: string, rows: readonly Row<Code>[]): CodeList {
  return { type, entries: rows.map(([code, en, zh, more]) => ({ code, en, zh, ...more })) };
}
