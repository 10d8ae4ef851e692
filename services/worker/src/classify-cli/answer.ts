import type { JudgeNote } from '@tallyport/contracts/classification/suggestion';
import type { JudgedSuggestion } from '@tallyport/domain/classification/judging/apply-judgement';
import { whySuggested } from '@tallyport/domain/classification/line/why-suggested';
import type { SuggestionReason, TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';

/** The answer to one description, as one line of JSON. */
export interface ClassifyAnswer {
  readonly codes: readonly string[];
  readonly abstained: boolean;
  readonly confidence: number;
  readonly reason: string;
}

/** The answer where a model was asked about what is not sure; null where it was not asked about these goods. */
export interface JudgedAnswer extends ClassifyAnswer {
  readonly judge: JudgeNote | null;
}

const whole = (share: number) => Math.round(share * 1000) / 1000;

/** Answers the codes, best first; those too among which a person would choose where the answer is withheld. */
export function answerOf({ abstained, candidates }: TariffSuggestion): ClassifyAnswer {
  const [best] = candidates;
  return {
    codes: candidates.map(({ code }) => code),
    abstained,
    confidence: whole(best?.confidence ?? 0),
    reason: best === undefined ? 'no word of the description is in the tariff' : reasonOf(best.reason),
  };
}

function reasonOf({ phrase, words, by }: SuggestionReason): string {
  const shared = words.length === 0 ? '' : ` (${words.join(', ')})`;
  return by === 'meaning' ? `means nearly ${phrase}${shared}` : `${phrase}${shared}`;
}

/** Answers the codes as a model that judged them left them. */
export function judgedAnswerOf({ abstained, candidates, rejected, judge }: JudgedSuggestion): JudgedAnswer {
  const [best] = candidates;
  const answer = answerOf({ abstained, candidates: candidates.map(asSuggested), rejected });
  return best?.source === 'model' ? { ...answer, reason: whySuggested(best), judge } : { ...answer, judge };
}

function asSuggested({ code, name, confidence, because, words, source }: JudgedSuggestion['candidates'][number]) {
  const reason = { phrase: because, words };
  return { code, name, confidence, reason: source === 'tariff meaning' ? { ...reason, by: 'meaning' as const } : reason };
}
