import { extractDocument } from '@tallyport/reading/extract';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { Answer, GoldFile } from '../score/answer.js';
import { scoreDocument } from '../score/score-document.js';
import type { Binder } from './binder.js';

/** How a file with several papers was cut: its papers, those whose pages are exact, those whose type is right, too, and the segments read. */
export interface BinderScore {
  readonly papers: number;
  readonly cutRight: number;
  readonly allRight: number;
  readonly read: number;
}

export function scoreBinder({ papers, pages }: Binder): BinderScore {
  const { segments } = extractDocument({ pages });
  let next = 1;
  const verdicts = papers.map(({ gold, pages: own }) => {
    const [from, to] = [next, next + own.length - 1];
    next = to + 1;
    const found = segments.find(({ segment }) => segment.fromPage === from && segment.toPage === to);
    if (found === undefined) return { isCut: false, isTyped: false };
    const answer = Answer.parse(answerOf({ segments: [found] }, 0));
    return { isCut: true, isTyped: scoreDocument(gold.document, GoldFile.parse(gold), answer).isTypeRight };
  });
  return {
    papers: papers.length,
    cutRight: verdicts.filter(({ isCut }) => isCut).length,
    allRight: verdicts.filter(({ isTyped }) => isTyped).length,
    read: segments.length,
  };
}
