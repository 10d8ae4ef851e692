/** A letter of a line: where its middle lies, in pixels of the line's picture, and how likely it is. */
export interface Letter {
  readonly text: string;
  readonly middle: number;
  readonly confidence: number;
}

/** For each step along a line how likely each letter stands there. The first choice is "no letter". */
export interface LineAnswer {
  readonly steps: number;
  readonly choices: number;
  readonly likelihood: Float32Array;
}

/**
 * The letters of an answer: at each step the likeliest, where the same letter at neighbouring steps is one
 * (connectionist temporal classification, Graves et al. 2006).
 */
export function lettersOf({ steps, choices, likelihood }: LineAnswer, alphabet: readonly string[], stepWidth: number): Letter[] {
  const letters: Letter[] = [];
  let last = 0;
  let from = 0;
  let most = 0;
  const finish = (to: number): void => {
    const text = alphabet[last - 1];
    if (last !== 0 && text !== undefined) letters.push({ text, middle: ((from + to) / 2) * stepWidth, confidence: most });
  };
  for (let step = 0; step < steps; step += 1) {
    const [choice, value] = likeliest(likelihood, step * choices, choices);
    if (choice !== last) {
      finish(step);
      [last, from, most] = [choice, step, 0];
    }
    most = Math.max(most, value);
  }
  finish(steps);
  return letters;
}

function likeliest(likelihood: Float32Array, offset: number, choices: number): [number, number] {
  let [best, most] = [0, -1];
  for (let choice = 0; choice < choices; choice += 1) {
    const value = likelihood[offset + choice] ?? 0;
    if (value > most) [best, most] = [choice, value];
  }
  return [best, most];
}
