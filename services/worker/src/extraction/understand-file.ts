import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { type ExtractedSegment, extractCut, extractDocument } from '@tallyport/reading/extract';
import type { Artefacts, UnderstoodRecord } from './artefacts.js';

/** What a file was understood as, and how many of its segments had to be understood for that. */
export interface UnderstoodFile {
  readonly records: readonly UnderstoodRecord[];
  readonly anew: number;
}

/** Splits the file as the reader thinks right and understands all of it. Each segment is kept, for a person who moves a cut later. */
export async function understandWhole(artefacts: Artefacts, pages: number): Promise<UnderstoodFile> {
  const { segments } = extractDocument({ pages: await artefacts.pages(1, pages) });
  const records = segments.map(recordOf);
  for (const record of records) await artefacts.saveSegment(record);
  return { records, anew: records.length };
}

/** Keeps to a person's split: a segment of the same pages and type as before is taken as it was understood then, the others are understood. */
export async function understandSplit(artefacts: Artefacts, cuts: readonly SegmentCut[]): Promise<UnderstoodFile> {
  const records: UnderstoodRecord[] = [];
  let anew = 0;
  for (const cut of cuts) {
    const known = await artefacts.segment(cut);
    if (known === null) anew++;
    records.push(known ?? (await understandCut(artefacts, cut)));
  }
  return { records, anew };
}

async function understandCut(artefacts: Artefacts, cut: SegmentCut): Promise<UnderstoodRecord> {
  const record = recordOf(extractCut({ pages: await artefacts.pages(cut.fromPage, cut.toPage) }, cut));
  await artefacts.saveSegment(record);
  return record;
}

function recordOf({ segment, kind, header, lines }: ExtractedSegment): UnderstoodRecord {
  return { segment, kind, header, lines: [...lines] };
}
