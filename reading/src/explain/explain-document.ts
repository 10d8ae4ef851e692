import type { Segment } from '@tallyport/contracts/document-extraction/document-types';
import type { ExplainedValue } from '@tallyport/contracts/document-extraction/explanation';
import type { ReadDocument } from '../document-model.js';
import { readDocuments } from '../extract.js';
import { explainValues } from './explain-values.js';
import { type PassBehind, passesBehind } from './passes-behind.js';
import { type TypeEvidence, typeEvidenceOf } from './type-evidence.js';

/** Why a field of a header has its value, and the passes that it hangs on. */
export interface TracedValue extends ExplainedValue {
  readonly passes: readonly PassBehind[];
}

export interface ExplainedSegment {
  readonly segment: Segment;
  readonly type: TypeEvidence;
  readonly values: readonly TracedValue[];
  readonly lines: number;
}

/** Why the values in the headers of a file's documents are what they are. It reads the file many times. */
export function explainDocument(document: ReadDocument): ExplainedSegment[] {
  const behind = passesBehind(document);
  return readDocuments(document).map(({ segment, read }) => ({
    segment,
    type: typeEvidenceOf(read),
    lines: read.lines.length,
    values: explainValues(read)
      .filter(({ line }) => line === null)
      .map((value) => ({ ...value, passes: behind(segment.fromPage, value.field) })),
  }));
}
