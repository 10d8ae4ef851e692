import type { NearPhrase } from '../embedding/phrase-embeddings.js';
import type { TariffIndex } from '../index/tariff-index.js';
import { type BestPhrases, bestPhrasesByCode } from './best-phrases.js';
import { matchPhrases } from './match-phrases.js';
import type { Goods } from './read-goods.js';
import { type WordEvidence, wordEvidenceByCode } from './word-evidence.js';

/** What speaks for a subheading: numbers from 0 to about 1, each weighed on its own. */
export const EVIDENCE = [
  'mutual',
  'sameThing',
  'reach',
  'whole',
  'nomenclature',
  'known',
  'share',
  'headingSameThing',
  'headingKnown',
  'headingShare',
  'familyMutual',
  'familyWhole',
  'chapterShare',
  'chapterMutual',
  'nearness',
  'headingNearness',
] as const;

/** The evidence for one subheading, and the phrase that explains it best. */
export interface Candidate {
  readonly code: string;
  readonly evidence: Readonly<Record<(typeof EVIDENCE)[number], number>>;
  readonly place: number | undefined;
  /** The phrase whose embedding is nearest; undefined where embeddings were not compared. */
  readonly near?: NearPhrase;
}

const NO_PHRASES: BestPhrases = { mutual: 0, sameThing: 0, reach: 0, whole: 0, nomenclature: 0, place: -1 };
const NO_WORDS: WordEvidence = { known: 0, share: 0 };

function familyBest(phrases: ReadonlyMap<string, BestPhrases>): Map<string, { mutual: number; whole: number }> {
  const families = new Map<string, { mutual: number; whole: number }>();
  for (const [code, { mutual, whole }] of phrases) {
    if (code.length !== 6) continue;
    const family = families.get(code.slice(0, 4)) ?? { mutual: 0, whole: 0 };
    families.set(code.slice(0, 4), { mutual: Math.max(family.mutual, mutual), whole: Math.max(family.whole, whole) });
  }
  return families;
}

/** Gathers what the words say for each subheading of which they say anything, itself or its heading, and for the headings `beside` them. */
export function gatherEvidence(goods: Goods, index: TariffIndex, beside: readonly string[] = []): Candidate[] {
  const phrases = bestPhrasesByCode(matchPhrases(goods, index), index);
  const words = wordEvidenceByCode(goods, index);
  const families = familyBest(phrases);
  const headings = new Set([...beside, ...phrases.keys()].filter((code) => code.length >= 4).map((code) => code.slice(0, 4)));
  return [...headings].flatMap((heading) => {
    const chapter = heading.slice(0, 2);
    const above = { phrases: phrases.get(heading) ?? NO_PHRASES, words: words.get(heading) ?? NO_WORDS };
    const top = { phrases: phrases.get(chapter) ?? NO_PHRASES, words: words.get(chapter) ?? NO_WORDS };
    const family = families.get(heading) ?? NO_PHRASES;
    return (index.subheadings.get(heading) ?? []).map((code): Candidate => {
      const own = phrases.get(code) ?? NO_PHRASES;
      const { known, share } = words.get(code) ?? NO_WORDS;
      return {
        code,
        place: own.place >= 0 ? own.place : above.phrases.place >= 0 ? above.phrases.place : undefined,
        evidence: {
          mutual: own.mutual,
          sameThing: own.sameThing,
          reach: own.reach,
          whole: own.whole,
          nomenclature: own.nomenclature,
          known,
          share,
          headingSameThing: above.phrases.sameThing,
          headingKnown: above.words.known,
          headingShare: above.words.share,
          familyMutual: family.mutual,
          familyWhole: family.whole,
          chapterShare: top.words.share,
          chapterMutual: top.phrases.mutual,
          nearness: 0,
          headingNearness: 0,
        },
      };
    });
  });
}
