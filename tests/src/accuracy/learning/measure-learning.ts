import type { DocumentText } from '@tallyport/reading/document-text';
import { type ExtractedSegment, extractDocument } from '@tallyport/reading/extract';
import { applyLessons } from '@tallyport/reading/learning/apply-lessons';
import type { Lesson } from '@tallyport/reading/learning/lesson';
import { readText } from '@tallyport/reading/pipeline';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { kindsOf } from '../generator/catalogue.js';
import type { Gold } from '../generator/gold.js';
import { makeSeries } from '../generator/make-series.js';
import type { Press } from '../generator/print/press.js';
import type { TrialSet } from '../generator/trial-set.js';
import { Answer, GoldFile } from '../score/answer.js';
import { type DocumentScore, scoreDocument } from '../score/score-document.js';
import { readPrinted } from './read-printed.js';
import { taughtByGold } from './taught-by-gold.js';

/** Papers of an issuer: the first two teach, the last two are read by what was taught. */
const SERIES = 4;
const TAUGHT = 2;

/** One paper after so many earlier ones of its issuer were corrected. */
export interface LearntPaper {
  readonly lessons: number;
  readonly score: DocumentScore;
  /** Fields that lessons filled or changed. */
  readonly learnt: readonly string[];
}

interface ReadPaper {
  readonly gold: Gold;
  readonly segment: ExtractedSegment;
  readonly text: DocumentText;
}

/** Reads papers of made issuers without lessons, after one corrected paper of the issuer, and after two. */
export async function measureLearning(set: TrialSet, issuers: number, press: Press, reader: DocumentReader): Promise<LearntPaper[]> {
  const papers: LearntPaper[] = [];
  for (const kind of kindsOf(set).filter(({ name }) => !name.includes('titled'))) {
    for (let issuer = 0; issuer < issuers; issuer++) {
      const series = [];
      for (const made of makeSeries(kind, set, issuer, SERIES)) {
        const { pages } = await readPrinted(made, press, reader);
        const [segment] = extractDocument({ pages }).segments;
        if (segment !== undefined) series.push({ gold: made.gold, segment, text: readText({ pages }) });
      }
      papers.push(...learn(series));
    }
  }
  return papers;
}

function learn(series: readonly ReadPaper[]): LearntPaper[] {
  const lessons = series
    .slice(0, TAUGHT)
    .map((paper): Lesson => ({ text: paper.text, taught: taughtByGold(paper.gold, scoreOf(paper, [])) }));
  return series.slice(TAUGHT).flatMap((paper) =>
    [0, 1, 2].map((count) => {
      const given = lessons.slice(0, count).toReversed();
      return { lessons: count, score: scoreOf(paper, given), learnt: learntHeader(paper, given).fields };
    }),
  );
}

function learntHeader({ segment, text }: ReadPaper, lessons: readonly Lesson[]): ReturnType<typeof applyLessons> {
  return segment.kind === null ? { header: segment.header, fields: [] } : applyLessons(segment.kind, segment.header, text, lessons);
}

function scoreOf(paper: ReadPaper, lessons: readonly Lesson[]): DocumentScore {
  const { header } = learntHeader(paper, lessons);
  const answer = Answer.parse(answerOf({ segments: [{ ...paper.segment, header }] }, 0));
  return scoreDocument(paper.gold.document, GoldFile.parse(paper.gold), answer);
}
