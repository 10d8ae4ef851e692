import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import { DocumentStream } from '../document-stream.js';
import { readByLessons } from '../learning/read-by-lessons.js';
import type { StepContext, StepResult } from '../step-context.js';
import { understandSplit, understandWhole } from '../understand-file.js';

/** Splits, classifies and understands the file: as the reader thinks right, or as a person split it. */
export async function analyze(context: StepContext): Promise<StepResult> {
  const { artefacts, attempt, store } = context;
  const { pages } = await artefacts.inspection();
  const document = new DocumentStream(store, attempt);
  const split = await document.personsSplit();
  const understood = await (split === null ? understandWhole(artefacts, pages) : understandSplit(artefacts, split));
  await artefacts.saveExplanation(understood.records);
  const read = await Promise.all(understood.records.map(({ reasons: _kept, ...record }) => readByLessons(context, record)));
  const records = read.map(({ record }) => record);
  await artefacts.saveUnderstanding(records);
  await document.classify(records.map((record) => record.segment));
  const types = records.map((record) => record.segment.title ?? record.segment.type).join(', ');
  const count = `${records.length} ${records.length === 1 ? 'document' : 'documents'} in the file`;
  const byPerson = split === null ? '' : `, split by a person, ${understood.anew} understood again`;
  const learnt = read.reduce((sum, { learnt: fields }) => sum + fields, 0);
  const byLessons = learnt === 0 ? '' : `, ${learnt} ${learnt === 1 ? 'value' : 'values'} as earlier papers taught`;
  const facts: StepFact[] = [
    { what: 'documents', count: records.length },
    ...(split === null ? [] : [{ what: 'split-by-person' as const, count: understood.anew }]),
    ...(learnt === 0 ? [] : [{ what: 'taught' as const, count: learnt }]),
    { what: 'types', text: types.slice(0, 200) },
  ];
  return { summary: `${count}${byPerson}${byLessons}: ${types}`.slice(0, 200), facts };
}
