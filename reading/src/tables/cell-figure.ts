import { type FoundNumber, type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';

/**
 * The number of a cell: the only one, or the only one of its first line with numbers where remarks with numbers stand below it
 * (`1,45` over `Abschlag 0,03`). Null where there is none, or several beside each other.
 */
export function figureIn(text: string, lines: readonly Phrase[], style: NumberStyle): FoundNumber | null {
  const [first, ...others] = numbersIn(text, style);
  if (first !== undefined && others.length === 0) return first;
  const upper = lines.find((line) => numbersIn(line.text, style).length > 0);
  if (upper === undefined) return null;
  const beside = lines.filter(({ area }) => isSameLine(area, upper.area)).flatMap((line) => numbersIn(line.text, style));
  return beside.length === 1 ? (beside[0] ?? null) : null;
}
