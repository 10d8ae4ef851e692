const LEAST_PART = 3;
/** What a letter that belongs to no known word costs, and what each part costs: few long words are likelier than many short ones. */
const STRANGE_LETTER = 4;
const PART = 9;
/** So large a share of the letters has to belong to known words. */
const LEAST_KNOWN = 0.8;

interface Cut {
  readonly score: number;
  readonly parts: readonly string[];
  readonly strange: number;
}

/** Answers the known words from which a run of letters is written together; undefined where too much of it stays unknown. */
export function writtenTogether(run: string, knownForm: (part: string) => string | undefined): string[] | undefined {
  const best: Cut[] = [{ score: 0, parts: [], strange: 0 }];
  for (let to = 1; to <= run.length; to++) {
    const before = best[to - 1];
    if (before === undefined) return undefined;
    let cut: Cut = { score: before.score - STRANGE_LETTER, parts: before.parts, strange: before.strange + 1 };
    for (let from = 0; to - from >= LEAST_PART; from++) {
      const start = best[from];
      const word = knownForm(run.slice(from, to));
      if (start === undefined || word === undefined) continue;
      const score = start.score + (to - from) ** 2 - PART;
      if (score > cut.score) cut = { score, parts: [...start.parts, word], strange: start.strange };
    }
    best.push(cut);
  }
  const whole = best.at(-1);
  return whole === undefined || whole.parts.length === 0 || whole.strange > run.length * (1 - LEAST_KNOWN) ? undefined : [...whole.parts];
}
