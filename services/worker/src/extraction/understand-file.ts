import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { explainValues } from '@tallyport/reading/explain/explain-values';
import { extracted, type ReadSegment, readCut, readDocuments } from '@tallyport/reading/extract';
import type { Artefacts, ExplainedRecord } from './artefacts.js';

/** What a file was understood as, and how many of its segments had to be understood for that. */
export interface UnderstoodFile {
  readonly records: readonly ExplainedRecord[];
  readonly anew: number;
}

/** Splits the file as the reader thinks right and understands all of it. Each segment is kept, for a person who moves a cut later. */
export async function understandWhole(artefacts: Artefacts, pages: number): Promise<UnderstoodFile> {
  const [read, embedded] = [await artefacts.pages(1, pages), await artefacts.embedded()];
  const records = readDocuments({ pages: read, embedded }).map(recordOf);
  for (const record of records) await artefacts.saveSegment(record);
  return { records, anew: records.length };
}

/** Keeps to a person's split: a segment of the same pages and type as before is taken as it was understood then, the others are understood. */
export async function understandSplit(artefacts: Artefacts, cuts: readonly SegmentCut[]): Promise<UnderstoodFile> {
  const records: ExplainedRecord[] = [];
  let anew = 0;
  for (const cut of cuts) {
    const known = await artefacts.segment(cut);
    if (known === null) anew++;
    records.push(known ?? (await understandCut(artefacts, cut)));
  }
  return { records, anew };
}

async function understandCut(artefacts: Artefacts, cut: SegmentCut): Promise<ExplainedRecord> {
  const [pages, embedded] = [await artefacts.pages(cut.fromPage, cut.toPage), await artefacts.embedded()];
  const record = recordOf(readCut({ pages, embedded }, cut));
  await artefacts.saveSegment(record);
  return record;
}

function recordOf(read: ReadSegment): ExplainedRecord {
  const { lines, ...record } = extracted(read);
  return { ...record, lines: [...lines], reasons: explainValues(read.read) };
}
