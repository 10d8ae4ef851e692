import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { DocumentText } from '../document-text.js';
import type { Understanding } from '../documents/understanding.js';
import { isLegible, readingOf, type Understood } from './field-reading.js';

/** What was understood, without values whose words can hardly be read. */
export function legible({ header, lines }: Understanding): Understanding {
  return { header: legibleOf(header), lines: lines.map((line) => legibleOf(line)) };
}

function legibleOf<Field>(fields: ReadonlyMap<Field, Understood>): Map<Field, Understood> {
  return new Map([...fields].filter(([, understood]) => isLegible(understood)));
}

/** What was understood as readings. */
export function readingsOf({ header, lines }: Understanding, text: DocumentText): { header: Readings; lines: Readings[] } {
  const ofFields = (fields: ReadonlyMap<string, Understood>): Readings =>
    Object.fromEntries([...fields].map(([field, understood]) => [field, readingOf(understood, text)]));
  return { header: ofFields(header), lines: lines.map(ofFields) };
}
