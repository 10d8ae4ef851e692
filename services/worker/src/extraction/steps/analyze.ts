import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { extractDocument } from '@tallyport/domain/document-extraction/extract';
import { DocumentStream } from '../document-stream.js';
import type { StepContext, StepResult } from '../step-context.js';

/** Understands the words of the whole file at once, since number and date styles are decided from all of it. */
export async function analyze({ artefacts, attempt, store }: StepContext): Promise<StepResult> {
  const { pages: count } = await artefacts.inspection();
  const { segments } = extractDocument({ pages: await artefacts.pages(count) });
  const records = segments.map(({ segment, header, lines }) => ({
    segment,
    kind: recordKindOf(segment.type),
    header,
    lines: [...lines],
  }));
  await artefacts.saveUnderstanding(records);
  await new DocumentStream(store, attempt).classify(records.map((record) => record.segment));
  const types = records.map((record) => record.segment.title ?? record.segment.type).join(', ');
  return { summary: `${records.length} ${records.length === 1 ? 'document' : 'documents'} in the file: ${types}`.slice(0, 200) };
}
