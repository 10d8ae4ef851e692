import type { Label } from './label.js';
import { LONE_SCRIPT } from './tuning.js';

const HAN = /\p{Script=Han}/u;

/**
 * A label in Chinese alone on a paper whose labels are all in another script is doubted as a guess is: it was added later, or
 * belongs to another form. Papers in two languages print both, and so are not concerned.
 */
export function doubtLoneScript<Found extends Label>(labels: readonly Found[]): readonly Found[] {
  const named = labels.filter(({ concepts }) => concepts.length > 0);
  const chinese = named.filter(({ text }) => HAN.test(text));
  const [lone] = chinese;
  if (lone === undefined || chinese.length > 1 || named.length <= LONE_SCRIPT.enough) return labels;
  return labels.map((label) => (label === lone ? { ...label, isGuess: true } : label));
}
