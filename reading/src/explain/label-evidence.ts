import type { LostBecause } from '@tallyport/contracts/document-extraction/explanation';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { LabelSource, Understood } from '../fields/field-reading.js';
import type { Relation } from '../labels/label-values.js';
import type { Phrase } from '../page/phrases.js';

/** A label at which a value stands. */
export interface LabelEvidence {
  readonly label: string;
  readonly relation: Relation | null;
  /** True where no table has the label and only its words tell what it names. */
  readonly isGuess: boolean;
  /** Whether the value was taken because of the label; else it only stands by it. */
  readonly isSource: boolean;
  /** Other labels for the same thing, with what stands at them and why it was not taken. */
  readonly rivals: readonly Rival[];
}

interface Rival {
  readonly label: string;
  readonly says: string;
  readonly why: LostBecause;
}

/** The label that gave a value, or else the one by which it stands; null where there is neither. */
export function labelEvidenceOf({ at, from }: Understood, { labels }: DocumentText): LabelEvidence | null {
  if (at === undefined) return labelBeside(from, labels);
  return { ...told(at.label), relation: at.relation, isSource: true, rivals: rivalsOf(at, labels) };
}

const told = ({ text, isGuess }: LabelledValue) => ({ label: text, isGuess: isGuess === true });

function labelBeside(from: readonly Phrase[], labels: readonly LabelledValue[]): LabelEvidence | null {
  const words = new Set(from.flatMap((phrase) => [...phrase.words]));
  const near = labels.flatMap((label) =>
    label.candidates
      .filter(({ lines }) => label.concepts.length > 0 && lines.some((line) => line.words.some((word) => words.has(word))))
      .map(({ relation, lines }) => ({ label, relation, lines: lines.length })),
  );
  const [closest] = near.toSorted((a, b) => a.lines - b.lines);
  return closest === undefined ? null : { ...told(closest.label), relation: closest.relation, isSource: false, rivals: [] };
}

/** Labels for the same thing: those that were asked and had no such value, and those that nobody had to ask. */
function rivalsOf({ label, refused }: LabelSource, labels: readonly LabelledValue[]): Rival[] {
  const rivals = labels.filter((other) => other !== label && other.concepts.some((concept) => label.concepts.includes(concept)));
  const isSilent = ({ candidates }: LabelledValue): boolean => candidates.length === 0;
  return [...new Set([...refused, ...rivals])]
    .filter((rival) => !isSilent(rival))
    .map((rival) => ({
      label: rival.text,
      says: rival.candidates[0]?.lines.map(({ text }) => text).join(' ') ?? '',
      why: refused.includes(rival) ? 'unfit' : whyNotAsked(rival, label),
    }));
}

/** Labels are asked in an order: those that end clearly, those that run into their text, guessed ones; each as printed. */
function whyNotAsked(rival: LabelledValue, taken: LabelledValue): LostBecause {
  if (rival.isGuess === true && taken.isGuess !== true) return 'guessed';
  if (rival.ending === 'loose' && taken.ending !== 'loose') return 'loose';
  return 'later';
}
