import type { LabelledValue } from './document-text.js';
import type { Label } from './labels/label.js';
import type { OpenDocument, PagePart } from './open-document.js';
import type { Phrase } from './page/phrases.js';
import { pageParts } from './page-parts.js';
import type { Pass } from './stage.js';

type Run = Pass<OpenDocument>['run'];

/** A part in which everything printed may be a label or a value. */
export function wholePart(printed: readonly Phrase[], isSide = false): PagePart {
  return { isSide, printed, phrases: printed, labels: [], found: [] };
}

/** The parts of each page: columns at its side stand behind the rest. */
export function partsWithSides(parts: readonly PagePart[]): PagePart[] {
  return parts.flatMap(({ printed }) => {
    const { main, side } = pageParts(printed);
    return [wholePart(main), ...(side.length === 0 ? [] : [wholePart(side, true)])];
  });
}

/** A pass that takes each part of a page by itself. The labels of the document are those of its parts. */
function inParts(change: (part: PagePart, document: OpenDocument) => Partial<PagePart>): Run {
  return (document) => {
    const parts = document.parts.map((part) => ({ ...part, ...change(part, document) }));
    return { parts, labels: parts.flatMap(({ found }) => found) };
  };
}

/** A pass over what may be labels and values; it is also told what is printed in all. */
export function onPhrases(change: (phrases: readonly Phrase[], printed: readonly Phrase[]) => readonly Phrase[]): Run {
  return inParts(({ phrases, printed }) => ({ phrases: change(phrases, printed) }));
}

/** A pass over labels, which is also told among which phrases they stand. */
export function onLabels(change: (labels: readonly Label[], phrases: readonly Phrase[]) => readonly Label[]): Run {
  return inParts(({ labels, phrases }) => ({ labels: change(labels, phrases) }));
}

/** A pass over labels with the values that they may mean. */
export function onValues(change: (found: readonly LabelledValue[], part: PagePart) => readonly LabelledValue[]): Run {
  return inParts((part) => ({ found: change(part.found, part) }));
}

/** What stands in a table is neither label nor value of the header. */
export const outsideTables: Run = (document, options) => {
  const inTables = new Set(document.tables.flatMap((table) => [...table.phrases]));
  return onPhrases((phrases) => phrases.filter((phrase) => !inTables.has(phrase)))(document, options);
};
