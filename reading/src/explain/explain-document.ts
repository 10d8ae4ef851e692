import type { Segment } from '@tallyport/contracts/document-extraction/document-types';
import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { ReadDocument } from '../document-model.js';
import { readDocuments } from '../extract.js';
import { type ColumnEvidence, columnEvidenceOf } from './column-evidence.js';
import { type LabelEvidence, labelEvidenceOf } from './label-evidence.js';
import { type PassBehind, passesBehind } from './passes-behind.js';

/** Why a field of a header has its value. */
export interface ExplainedValue {
  readonly field: string;
  readonly reading: Reading;
  /** How sure its reader is of it, before the print is judged. */
  readonly certainty: number;
  readonly label: LabelEvidence | null;
  readonly column: ColumnEvidence | null;
  readonly passes: readonly PassBehind[];
}

export interface ExplainedSegment {
  readonly segment: Segment;
  readonly values: readonly ExplainedValue[];
  readonly lines: number;
}

/** Why the values in the headers of a file's documents are what they are. It reads the file many times. */
export function explainDocument(document: ReadDocument): ExplainedSegment[] {
  const behind = passesBehind(document);
  return readDocuments(document).map(({ segment, read }) => ({
    segment,
    lines: read.lines.length,
    values: [...read.understood.header].flatMap(([field, understood]) => {
      const reading = read.header[field];
      if (reading === undefined) return [];
      const label = labelEvidenceOf(understood, read);
      const column = columnEvidenceOf(understood.from, read);
      return [{ field, reading, certainty: understood.certainty, label, column, passes: behind(segment.fromPage, field) }];
    }),
  }));
}
