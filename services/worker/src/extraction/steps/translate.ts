import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import { withTranslations } from '@tallyport/reading/translation/translate-readings';
import { ModelAnswerCache } from '../model/model-answer-cache.js';
import type { StepContext, StepResult } from '../step-context.js';

/** Puts English beside each Chinese value: by the glossary, and for what that leaves, in the words of the model that was asked. */
export async function translate({ artefacts, blobs, attempt, reading, model }: StepContext): Promise<StepResult> {
  const english =
    model === null ? new Map<string, string>() : await new ModelAnswerCache(blobs, attempt.orgId, reading.hash, model.name).english();
  const records = (await artefacts.understanding()).map((record) => ({
    ...record,
    header: withTranslations(record.header, english),
    lines: record.lines.map((line) => withTranslations(line, english)),
  }));
  await artefacts.saveUnderstanding(records);
  const found = translationsOf(records.flatMap(({ header, lines }) => [header, ...lines]));
  const said = heard(model?.name ?? null, reading);
  return { summary: `${found.words}; ${said.words}`.slice(0, 200), facts: [...found.facts, said.fact] };
}

function translationsOf(readings: readonly Readings[]): { words: string; facts: StepFact[] } {
  const values = readings.flatMap((fields) => Object.values(fields));
  const chinese = values.filter(({ value }) => typeof value === 'string' && /\p{Script=Han}/u.test(value));
  if (chinese.length === 0) return { words: 'not needed, no Chinese values', facts: [{ what: 'no-chinese' }] };
  const translations = chinese.flatMap(({ translation }) => translation ?? []);
  const byModel = translations.filter(({ by }) => by === 'model').length;
  const inPart = translations.filter(({ complete }) => !complete).length;
  const byGlossary = translations.length - byModel;
  return {
    words: `${chinese.length} Chinese ${chinese.length === 1 ? 'value' : 'values'}: ${byGlossary} in English by the glossary, ${byModel} by the model, ${inPart} of them in part`,
    facts: [
      { what: 'chinese', count: chinese.length },
      { what: 'by-glossary', count: byGlossary },
      { what: 'by-model', count: byModel },
      { what: 'in-part', count: inPart },
    ],
  };
}

/** What a model had to do with it. Where it gave no answer the reason stands here, since the reading goes on without one. */
function heard(model: string | null, { modelAsked, modelFallback }: StepContext['reading']): { words: string; fact: StepFact } {
  if (model === null) return { words: 'no model is configured', fact: { what: 'no-model' } };
  const text = model.slice(0, 200);
  if (modelFallback !== null)
    return { words: `${model} gave no answer (${modelFallback}), read without it`, fact: { what: 'model-silent', text } };
  return modelAsked.length === 0
    ? { words: `${model} was not asked`, fact: { what: 'model-unasked', text } }
    : { words: `${model} was heard`, fact: { what: 'model-heard', text } };
}
