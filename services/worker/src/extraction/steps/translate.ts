import type { Readings } from '@tallyport/contracts/document-extraction/readings';
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
  return { summary: `${found}; ${heard(model?.name ?? null, reading)}`.slice(0, 200) };
}

function translationsOf(readings: readonly Readings[]): string {
  const values = readings.flatMap((fields) => Object.values(fields));
  const chinese = values.filter(({ value }) => typeof value === 'string' && /\p{Script=Han}/u.test(value));
  if (chinese.length === 0) return 'not needed, no Chinese values';
  const translations = chinese.flatMap(({ translation }) => translation ?? []);
  const byModel = translations.filter(({ by }) => by === 'model').length;
  const inPart = translations.filter(({ complete }) => !complete).length;
  return `${chinese.length} Chinese ${chinese.length === 1 ? 'value' : 'values'}: ${translations.length - byModel} in English by the glossary, ${byModel} by the model, ${inPart} of them in part`;
}

/** What a model had to do with it. Where it gave no answer the reason stands here, since the reading goes on without one. */
function heard(model: string | null, { modelAsked, modelFallback }: StepContext['reading']): string {
  if (model === null) return 'no model is configured';
  if (modelFallback !== null) return `${model} gave no answer (${modelFallback}), read without it`;
  return modelAsked.length === 0 ? `${model} was not asked` : `${model} was heard`;
}
