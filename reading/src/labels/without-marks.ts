import type { LabelledValue } from '../document-text.js';

/** Labels without what only stands among marks of goods: these name orders and countries (`PO 1234`), and words of theirs that go on without a mark are no labels. */
export function withoutMarks(labels: readonly LabelledValue[]): LabelledValue[] {
  const marks = labels.filter(({ concepts }) => concepts.includes('shipping_marks'));
  const isWithinMarks = ({ ending, phrases }: LabelledValue): boolean =>
    ending === 'loose' &&
    marks.some(({ candidates: [first] }) =>
      first?.lines.some((line) => phrases.some(({ area }) => area.top === line.area.top && area.left === line.area.left)),
    );
  return labels.filter((label) => !isWithinMarks(label));
}
