import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { Judged } from '@tallyport/domain/classification/judging/apply-judgement';
import { whySuggested } from '@tallyport/domain/classification/line/why-suggested';
import { goodsOfLine, linesOfInvoices, linesWithoutCode } from '../judging/goods-of-line.js';
import type { SuggestedGoods } from '../judging/goods-to-judge.js';
import { judgingAsFacts, judgingInWords } from '../judging/judging-in-words.js';
import { judgementsOf, recordJudgements } from '../judging/record-judgements.js';
import { ModelAnswerCache } from '../model/model-answer-cache.js';
import type { StepContext, StepResult } from '../step-context.js';

/** A line without a code, with what is suggested for it. */
type OpenLine = SuggestedGoods & { readonly line: Readings };

/**
 * Lines of invoices without a tariff code get the one that is sure enough: of the org's own goods, else of the tariff's words, else where
 * a model that was asked chose what those put first.
 */
export async function classifyGoods(context: StepContext): Promise<StepResult> {
  const { artefacts, attempt, goods: classifier, model } = context;
  const records = await artefacts.understanding();
  const lines = linesOfInvoices(records);
  if (lines.length === 0) return { summary: 'no goods to classify', facts: [{ what: 'no-goods' }] };
  const open = linesWithoutCode(records);
  const said = await heard(context);
  const judged = new Map<string, Judged>([...said].map(([key, judgement]) => [key, { ...judgement, model: model?.name ?? '' }]));
  const goods = open.map(goodsOfLine);
  const suggestions = await classifier.suggest(attempt.orgId, goods, { judged });
  const openLines = open.flatMap((line, index): OpenLine[] => {
    const [of, suggestion] = [goods[index], suggestions[index]];
    return of && suggestion ? [{ line, goods: of, suggestion }] : [];
  });
  const written = openLines.flatMap(writeBest);
  const judgements = model === null ? [] : await judgementsOf(context, openLines, model.name, said);
  if (model !== null) await recordJudgements(context, model.name, judgements);
  await artefacts.saveUnderstanding(records);
  const left = open.length - written.length;
  const onPage = lines.length - open.length;
  const found = countsOf(written);
  const counts = [`${onPage} codes on the page`, ...found.map(({ words }) => words), `${left} left to a person`];
  const judging = judgingInWords(model?.name ?? null, left, judgements);
  return {
    summary: [counts.join(', '), ...(judging === null ? [] : [judging])].join('; ').slice(0, 200),
    facts: [
      { what: 'codes-on-page', count: onPage },
      ...found.map(({ fact }) => fact),
      { what: 'left', count: left },
      ...judgingAsFacts(model !== null, left, judgements),
    ],
  };
}

/** What the model that is configured said about goods of this file. */
async function heard({ model, blobs, attempt, reading }: StepContext) {
  return model === null ? new Map<string, never>() : new ModelAnswerCache(blobs, attempt.orgId, reading.hash, model.name).judgements();
}

function writeBest({ line, suggestion: { abstained, candidates } }: OpenLine): CandidateCode[] {
  const [best] = candidates;
  if (!best || abstained) return [];
  writeCode(line, best);
  return [best];
}

function countsOf(written: readonly CandidateCode[]): { words: string; fact: StepFact }[] {
  const from = (wanted: CandidateCode['source']) => written.filter(({ source }) => source === wanted).length;
  const [byTariff, byMeaning, byModel] = [from('tariff'), from('tariff meaning'), from('model')];
  const known = written.length - byTariff - byMeaning - byModel;
  const counted = (what: StepFact['what'], count: number, words: string) => ({ words: `${count} ${words}`, fact: { what, count } });
  const counts = [counted('known-goods', known, 'known to the organisation'), counted('by-tariff', byTariff, 'by the words of the tariff')];
  if (byMeaning > 0) counts.push(counted('by-meaning', byMeaning, 'by what its words mean'));
  if (byModel > 0) counts.push(counted('by-tariff-and-model', byModel, 'by tariff and model together'));
  return counts;
}

/** It was not read on this page, so it has no place; `raw` says why it was thought of. */
function writeCode(line: ByField<Reading>, candidate: CandidateCode): void {
  const { code, confidence, lookup_code } = candidate;
  const why = whySuggested(candidate);
  line.hs_code = inferred(code, confidence, why);
  line.match_confidence = inferred(confidence.toFixed(2), 1, null);
  if (lookup_code !== null && !line.lookup_code?.value) line.lookup_code = inferred(lookup_code, confidence, why);
}

function inferred(value: string, confidence: number, raw: string | null): Reading {
  return { value, raw, place: null, method: 'inferred', confidence };
}
