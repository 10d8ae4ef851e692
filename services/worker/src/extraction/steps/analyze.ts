import { DocumentStream } from '../document-stream.js';
import type { StepContext, StepResult } from '../step-context.js';
import { understandSplit, understandWhole } from '../understand-file.js';

/** Splits, classifies and understands the file: as the reader thinks right, or as a person split it. */
export async function analyze({ artefacts, attempt, store }: StepContext): Promise<StepResult> {
  const { pages } = await artefacts.inspection();
  const document = new DocumentStream(store, attempt);
  const split = await document.personsSplit();
  const { records, anew } = await (split === null ? understandWhole(artefacts, pages) : understandSplit(artefacts, split));
  await artefacts.saveUnderstanding(records);
  await document.classify(records.map((record) => record.segment));
  const types = records.map((record) => record.segment.title ?? record.segment.type).join(', ');
  const count = `${records.length} ${records.length === 1 ? 'document' : 'documents'} in the file`;
  const byPerson = split === null ? '' : `, split by a person, ${anew} understood again`;
  return { summary: `${count}${byPerson}: ${types}`.slice(0, 200) };
}
