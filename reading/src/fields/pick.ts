import { DOUBT } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { Understood } from './field-reading.js';
import type { ValueReader } from './value-readers.js';

/** The labels of a document that name one of these things: in the order of the things, then in printed order. Forms and remarks are no labels. */
export function labelsFor(text: DocumentText, concepts: readonly Concept[]): LabelledValue[] {
  return concepts.flatMap((concept) => text.labels.filter((label) => label.concepts.includes(concept)));
}

/** What a label means when read as one kind of value. */
export function understand(label: LabelledValue, reader: ValueReader, text: DocumentText): Understood | null {
  for (const [index, candidate] of label.candidates.entries()) {
    const understood = reader(candidate, label, text);
    if (understood === null) continue;
    const doubt = (index === 0 ? 1 : DOUBT.secondPlace) * (label.isGuess === true ? DOUBT.guessedLabel : 1);
    const at = { label, relation: candidate.relation, refused: [] };
    return { ...understood, certainty: doubt === 1 ? understood.certainty : understood.certainty * doubt, at };
  }
  return null;
}

/** The first value of that kind that a label for one of these things has. Labels that end clearly come before those run into their text. */
export function pick(text: DocumentText, concepts: readonly Concept[], reader: ValueReader): Understood | null {
  const refused: LabelledValue[] = [];
  for (const concept of concepts) {
    const labels = text.labels.filter((label) => label.concepts.includes(concept));
    for (const label of labels.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const understood = understand(label, reader, text);
      if (understood?.at !== undefined) {
        const others = labels.filter((other) => other !== label && isFirm(other));
        const rivals = others.flatMap((other) => understand(other, reader, text) ?? []);
        return { ...understood, at: { ...understood.at, refused, rivals } };
      }
      refused.push(label);
    }
  }
  return null;
}

/** Labels that are known and end clearly come first, guessed ones last. */
function rankOf({ ending, isGuess }: LabelledValue): number {
  return (isGuess === true ? 2 : 0) + (ending === 'loose' ? 1 : 0);
}

/** A label that is known and ends clearly contradicts another one; what stands at others may be anything. */
function isFirm({ ending, isGuess }: LabelledValue): boolean {
  return ending !== 'loose' && isGuess !== true;
}
