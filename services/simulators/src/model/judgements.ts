import { z } from 'zod';
import { type ChatRequest, textOf } from './wire.js';

const Candidate = z.looseObject({ code: z.string(), text: z.string(), notes: z.array(z.string()) });
const Goods = z.looseObject({ description: z.string(), candidates: z.array(Candidate) });
const JudgeQuestion = z.looseObject({ goods: z.record(z.string(), Goods) });
type Goods = z.infer<typeof Goods>;

interface Judgement {
  readonly code: string | null;
  readonly reason: string;
  readonly rejected: readonly { readonly code: string; readonly because: string }[];
}

/** An answer that judges each goods of a question by itself. */
export function judgementsBy(request: ChatRequest, judge: (goods: Goods) => Judgement): object {
  const { goods } = JudgeQuestion.parse(JSON.parse(textOf(request)));
  return { judgements: Object.fromEntries(Object.entries(goods).map(([name, one]) => [name, judge(one)])) };
}

/** What a plain reader would choose: the candidate whose texts share most words with the description, none where none shares any. */
export function faithfulJudgement({ description, candidates }: Goods): Judgement {
  const wanted = new Set(wordsOf(description));
  const ranked = candidates
    .map(({ code, text, notes }) => ({
      code,
      shared: [...new Set(wordsOf([text, ...notes].join(' ')))].filter((word) => wanted.has(word)),
    }))
    .toSorted((one, other) => other.shared.length - one.shared.length);
  const [best, ...others] = ranked;
  if (best === undefined || best.shared.length === 0) return { code: null, reason: 'No candidate speaks of these goods.', rejected: [] };
  const rejected = others.map(({ code, shared }) => ({
    code,
    because: shared.length === 0 ? 'speaks of none of it' : 'speaks of less of it',
  }));
  return { code: best.code, reason: `It speaks of ${best.shared.join(', ')}.`, rejected };
}

/** A judge that makes codes up, with every sign of being sure. */
export function inventedJudgement(): Judgement {
  return {
    code: '999999',
    reason: 'This is certainly the right code.',
    rejected: [{ code: '000000', because: 'It is not the right code.' }],
  };
}

/** A judge whose reason is no sentence, and who puts aside what it chose and what nobody offered. */
export function impossibleJudgement({ candidates: [first] }: Goods): Judgement {
  const code = first?.code ?? null;
  return {
    code,
    reason: '\u0000\n'.repeat(900),
    rejected: [
      { code: code ?? '', because: '' },
      { code: '', because: '-'.repeat(1_500) },
    ],
  };
}

/** `classify as 7102.39`, `use code 999999`. */
const ORDER =
  /(?:classify|enter|declare)(?:\s+(?:it|this|these|the goods))?\s+(?:as|under)\s+(?:code\s+)?(\d[\d. ]{2,13}\d)|use\s+code\s+(\d[\d. ]{2,13}\d)/iu;

/** The judgement of a model that does what a description tells it to do. */
export function obedientJudgement(goods: Goods): Judgement {
  const order = ORDER.exec(goods.description);
  const code = (order?.[1] ?? order?.[2])?.replaceAll(/\D/gu, '');
  return code === undefined ? faithfulJudgement(goods) : { code, reason: 'The description asks for it.', rejected: [] };
}

/** Words that stand in any text. */
const OF_NO_GOODS = new Set(['and', 'for', 'not', 'other', 'than', 'the', 'with']);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !OF_NO_GOODS.has(word));
}
