import type { CandidateCode, RejectedTariffCode } from '@tallyport/contracts/classification/suggestion';
import { SURE_ENOUGH } from '../suggest-tariff-codes.js';
import type { TariffSuggestion } from '../tariff-suggestion.js';
import type { KnownCode } from './known-code.js';
import { confidenceOf } from './known-confidence.js';

/** What is suggested for the goods of a line. */
export interface GoodsSuggestion {
  /** True if no code is likely enough to be written without being asked. */
  readonly abstained: boolean;
  /** Best first, each code once. */
  readonly candidates: readonly CandidateCode[];
  readonly rejected: readonly RejectedTariffCode[];
}

const MOST_CANDIDATES = 10;

/**
 * Puts together what the organisation knows and what the tariff says. The organisation's own word comes first; codes that a person
 * refused for these goods are put aside, and with them the codes below them.
 */
export function suggestForLine(known: readonly KnownCode[], tariff: TariffSuggestion, refused: readonly string[]): GoodsSuggestion {
  const isRefused = ({ code }: { readonly code: string }) => refused.some((refusedCode) => code.startsWith(refusedCode));
  const own = candidatesOfKnown(known).filter((candidate) => !isRefused(candidate));
  const left = 1 - (own[0]?.confidence ?? 0);
  const searched = tariff.candidates.map((candidate) => candidateOfTariff(candidate, left)).filter((candidate) => !isRefused(candidate));
  const candidates = eachCodeOnce([...own, ...searched]).sort((one, other) => other.confidence - one.confidence);
  const byPersons = refused.map((code) => ({ code, name: '', why: 'by-person' as const, phrase: '', lacks: [] }));
  return {
    abstained: (candidates[0]?.confidence ?? 0) < SURE_ENOUGH,
    candidates: candidates.slice(0, MOST_CANDIDATES),
    rejected: [...byPersons, ...tariff.rejected.filter(({ code }) => !refused.includes(code))],
  };
}

/** Where one source leads to several codes none of them is sure: they share what one alone would have. */
function candidatesOfKnown(known: readonly KnownCode[]): CandidateCode[] {
  const rivals = (source: KnownCode['source']) => new Set(known.filter((one) => one.source === source).map(({ hsCode }) => hsCode)).size;
  const candidates = known.map(
    (one): CandidateCode => ({
      code: one.hsCode,
      name: one.name,
      confidence: confidenceOf(one) / rivals(one.source),
      source: one.source,
      because: one.met,
      words: [],
      product_code: one.productCode,
      lookup_code: one.lookupCode,
    }),
  );
  return eachCodeOnce(candidates.sort((one, other) => other.confidence - one.confidence)).filter(({ confidence }) => confidence > 0);
}

/** What the tariff's words say has the chance that the organisation's own word leaves. */
function candidateOfTariff({ code, name, confidence, reason }: TariffSuggestion['candidates'][number], left: number): CandidateCode {
  const { phrase, words, by } = reason;
  return {
    code,
    name,
    confidence: confidence * left,
    source: by === 'meaning' ? 'tariff meaning' : 'tariff',
    because: phrase,
    words: [...words],
    product_code: null,
    lookup_code: null,
  };
}

const isOfTariff = ({ source }: CandidateCode): boolean => source === 'tariff' || source === 'tariff meaning';

/** A code of the tariff's six digits and the organisation's longer one under it are one candidate: the first of them, which is the surer. */
function eachCodeOnce(candidates: readonly CandidateCode[]): CandidateCode[] {
  const kept: CandidateCode[] = [];
  for (const candidate of candidates) {
    const isKnown = kept.some(({ code }) => code === candidate.code || (isOfTariff(candidate) && code.startsWith(candidate.code)));
    if (!isKnown) kept.push(candidate);
  }
  return kept;
}
