import { MOST_CODES_OFFERED } from '@tallyport/contracts/classification/judgement';
import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import type { TariffEntry } from '../tariff-entry.js';
import type { GoodsToJudge, OfferedCode, TariffText } from './goods-to-judge.js';

/** Longer descriptions say no more about which goods they are. */
const MOST_LETTERS = 400;
const MOST_NOTES = 4;
const LONGEST_NOTE = 160;

type Candidate = Pick<CandidateCode, 'code' | 'name' | 'because' | 'source'>;

/** The codes whose texts are needed to offer candidates: their subheadings, headings and chapters. */
export function codesToExplain(candidates: readonly Pick<CandidateCode, 'code'>[]): string[] {
  return [...new Set(candidates.slice(0, MOST_CODES_OFFERED).flatMap(({ code }) => [6, 4, 2].map((digits) => code.slice(0, digits))))];
}

/** Puts goods and their best candidates together with what the tariff says of them. A nomenclature's own text comes before short words. */
export function offerCodes(
  { key, description }: Pick<GoodsToJudge, 'key' | 'description'>,
  candidates: readonly Candidate[],
  entries: ReadonlyMap<string, readonly TariffEntry[]>,
): GoodsToJudge {
  const offered = candidates.slice(0, MOST_CODES_OFFERED).map((candidate) => offeredCode(candidate, entries));
  return { key, description: description.slice(0, MOST_LETTERS), offered };
}

function offeredCode({ code, name, because, source }: Candidate, entries: ReadonlyMap<string, readonly TariffEntry[]>): OfferedCode {
  // What an organisation calls its own goods stays with it; what the tariff's words met is of the tariff.
  const met = source === 'tariff' || source === 'tariff meaning' ? [name, because] : [];
  const [text = met[0] ?? '', ...others] = textsOf(entries.get(code.slice(0, 6)) ?? []);
  const notes = [...new Set([...met, ...others])].filter((note) => note !== '' && note !== text);
  return {
    code,
    text,
    notes: notes.slice(0, MOST_NOTES).map((note) => note.slice(0, LONGEST_NOTE)),
    above: [4, 2].flatMap((digits) => textOf(code.slice(0, digits), entries)),
  };
}

function textOf(code: string, entries: ReadonlyMap<string, readonly TariffEntry[]>): TariffText[] {
  const [text] = textsOf(entries.get(code) ?? []);
  return text === undefined ? [] : [{ code, text }];
}

function textsOf(entries: readonly TariffEntry[]): string[] {
  const formal = entries.filter(({ source }) => source === 'nomenclature');
  const all = [...formal, ...entries.filter(({ source }) => source === 'word-list')];
  return [...all.map(({ name }) => name), ...all.flatMap(({ phrases }) => phrases)];
}
