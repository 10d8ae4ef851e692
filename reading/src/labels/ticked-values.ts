import type { LabelledValue } from '../document-text.js';
import { withoutUnticked } from './options.js';

/** Labels without the options that nobody ticked among their values. */
export function tickedValues(labels: readonly LabelledValue[]): LabelledValue[] {
  return labels.map((label) => ({
    ...label,
    candidates: label.candidates.map(withoutUnticked).filter(({ lines }) => lines.length > 0),
  }));
}
