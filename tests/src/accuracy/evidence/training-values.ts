import { type SignsOfPaper, signsOfPaper } from '@tallyport/reading/evidence/signs-of-paper';
import { signsOfValue } from '@tallyport/reading/evidence/signs-of-value';
import { extracted, readDocuments } from '@tallyport/reading/extract';
import type { Understood } from '@tallyport/reading/fields/field-reading';
import type { OpenDocument } from '@tallyport/reading/open-document';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { Answer, type GoldFile } from '../score/answer.js';
import { isEmpty, isSameValue } from '../score/same-value.js';
import { scoreDocument } from '../score/score-document.js';
import type { TrainingPaper } from './training-papers.js';

/** What spoke for a value of a header, or for a rival of it, and whether it was right. */
export interface TrainingValue {
  readonly field: string;
  /** Whether it is what a learned reader would say instead. */
  readonly isRival: boolean;
  /** Whether the paper has a value for the field. */
  readonly isAsked: boolean;
  readonly row: Float32Array;
  readonly confidence: number;
  readonly isRight: boolean;
}

/** Evidence is weighed as the reading has it before it is weighed. */
const WITHOUT: ReadonlySet<string> = new Set(['embedded', 'evidence']);

/** The values of a paper before evidence is weighed, of which its gold has the answer. */
export function trainingValues({ name, gold, pages, tagger }: Pick<TrainingPaper, 'name' | 'gold' | 'pages' | 'tagger'>): TrainingValue[] {
  const parts = readDocuments(pages, { without: WITHOUT, tagger });
  const { trust } = scoreDocument(name, gold, Answer.parse(answerOf({ segments: parts.map(extracted) }, 0)));
  const weighed = parts.map(({ read }) => ({ read, paper: signsOfPaper(read) }));
  const standing = trust.flatMap(({ field, confidence, isRight, gold: wanted }) => {
    const part = weighed.find(({ read }) => read.understood.header.has(field));
    const value = part?.read.understood.header.get(field);
    if (part === undefined || value === undefined) return [];
    const row = signsOfValue(field, value, part.read, part.paper);
    return [{ field, row, confidence, isRight, isRival: false, isAsked: !isEmpty(wanted) }];
  });
  return [...standing, ...weighed.flatMap(({ read, paper }) => rivalsIn(read, paper, gold))];
}

/** The rivals of a part of a paper in fields that the gold names. */
function rivalsIn(read: OpenDocument, paper: SignsOfPaper, { fields }: GoldFile): TrainingValue[] {
  return [...read.rivals].flatMap(([field, rivals]) => {
    const wanted = fields[field];
    if (wanted === undefined) return [];
    const isAsked = !isEmpty(wanted);
    const isRight = ({ value }: Understood): boolean =>
      isAsked && isSameValue(field, wanted, typeof wanted === 'number' ? Number(value) : value);
    return rivals.map((rival) => {
      const row = signsOfValue(field, rival, read, paper);
      return { field, row, confidence: rival.certainty, isRight: isRight(rival), isRival: true, isAsked };
    });
  });
}
