import { BlobMissing } from '@tallyport/blob-store/blob-store';
import { issuerKey, issuerOf } from '@tallyport/domain/document-extraction/learning/issuer';
import { applyLessons } from '@tallyport/reading/learning/apply-lessons';
import type { Lesson } from '@tallyport/reading/learning/lesson';
import { readText } from '@tallyport/reading/pipeline';
import { Artefacts, type UnderstoodRecord } from '../artefacts.js';
import type { StepContext, StepPorts } from '../step-context.js';
import type { CorrectedPaper } from './lesson-source.js';

/** A document's record after lessons, and how many of its fields they gave. */
interface ReadByLessons {
  readonly record: UnderstoodRecord;
  readonly learnt: number;
}

/**
 * Reads the fields that people corrected on earlier papers of the same issuer and type where those papers teach to look. Papers
 * whose pages are no longer kept as this version reads them teach nothing until they are read again.
 */
export async function readByLessons(context: StepContext, record: UnderstoodRecord): Promise<ReadByLessons> {
  const { kind, segment, header } = record;
  const issuer = kind === null ? null : issuerOf(kind, (field) => header[field]?.value);
  const key = issuer === null ? null : issuerKey(issuer);
  if (kind === null || key === null) return { record, learnt: 0 };
  const { orgId, documentId } = context.attempt;
  const papers = await context.lessons.find(orgId, { kind, documentType: segment.type, issuerKey: key });
  const others = papers.filter((paper) => paper.documentId !== documentId);
  const lessons = (await Promise.all(others.map((paper) => lessonOf(context, orgId, paper)))).flat();
  if (lessons.length === 0) return { record, learnt: 0 };
  const text = readText({ pages: await context.artefacts.pages(segment.fromPage, segment.toPage) });
  const learnt = applyLessons(kind, header, text, lessons);
  return { record: { ...record, header: learnt.header }, learnt: learnt.fields.length };
}

async function lessonOf(
  { blobs, versions }: StepPorts,
  orgId: string,
  { hash, documentId, fromPage, toPage, taught }: CorrectedPaper,
): Promise<Lesson[]> {
  try {
    const pages = await new Artefacts(blobs, orgId, hash, documentId, versions).pages(fromPage, toPage);
    return [{ text: readText({ pages }), taught }];
  } catch (error) {
    if (error instanceof BlobMissing) return [];
    throw error;
  }
}
