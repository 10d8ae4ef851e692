import { readingsOf } from '@tallyport/reading/fields/readings-of';
import type { OpenDocument } from '@tallyport/reading/open-document';
import { WEIGHING } from '@tallyport/reading/pipeline';
import { namesBy } from '@tallyport/reading/ranker/model';
import { rankCandidates } from '@tallyport/reading/ranker/rank';
import { runStages } from '@tallyport/reading/stage';
import { SURE } from '../score/figures.js';
import { isEmpty } from '../score/same-value.js';
import { judge } from '../score/verdict.js';
import { treesOf } from '../trees/fit-trees.js';
import type { NamedText } from './fit-meaning.js';
import { fitNames, fitOn } from './fit-ranker.js';
import type { TrainingPaper } from './training-papers.js';
import { longestOf, type PaperRows } from './training-rows.js';

const RANKED_ALREADY: ReadonlySet<string> = new Set(['arbiter/rank']);

/** How header values of some papers turned out. */
type Counts = Record<'right' | 'wrong' | 'missed' | 'invented' | 'sure' | 'sure but wrong', number>;

const nothing = (): Counts => ({ right: 0, wrong: 0, missed: 0, invented: 0, sure: 0, 'sure but wrong': 0 });

interface Judged {
  readonly paper: TrainingPaper;
  readonly rows: PaperRows;
  readonly issuer: string;
}

/** Reads each paper by a ranker that saw no paper of its issuer, in folds of some issuers together, and counts by set: by rules alone, and with the arbiter. */
export function judgeByIssuer(papers: readonly Judged[], examples: readonly NamedText[], folds: number, sets: ReadonlySet<string>): void {
  const names = namesBy(fitNames(examples));
  const issuers = [...new Set(papers.filter(({ paper }) => sets.has(paper.set)).map(({ issuer }) => issuer))].sort();
  const counts = new Map<string, { rules: Counts; both: Counts }>();
  for (let fold = 0; fold < Math.min(folds, issuers.length); fold += 1) {
    const out = new Set(issuers.filter((_, index) => index % folds === fold));
    const isOut = ({ paper, issuer }: Judged): boolean => sets.has(paper.set) && out.has(issuer);
    const trees = treesOf(fitOn(papers.filter((one) => !isOut(one)).map(({ rows }) => rows)));
    for (const { paper } of papers.filter(isOut)) {
      const read = longestOf(paper.pages);
      if (read === null) continue;
      const ranked = { ...read, ranking: rankCandidates(read, { names, trees }) };
      const own = counts.get(paper.set) ?? { rules: nothing(), both: nothing() };
      counts.set(paper.set, own);
      count(own.rules, read, paper);
      count(own.both, runStages(WEIGHING, ranked, { without: RANKED_ALREADY }), paper);
    }
    console.log(`fold ${fold + 1} of ${Math.min(folds, issuers.length)}: ${[...out].join(', ')}`);
  }
  console.table(
    Object.fromEntries(
      [...counts].flatMap(([set, { rules, both }]) => [
        [`${set}, rules`, rules],
        [`${set}, with the ranker`, both],
      ]),
    ),
  );
}

function count(counts: Counts, read: OpenDocument, { gold }: TrainingPaper): void {
  const { header } = readingsOf(read.understood, read);
  for (const [field, wanted] of Object.entries(gold.fields)) {
    if (field === 'doc_type') continue;
    const reading = header[field];
    const value = reading !== undefined && typeof wanted === 'number' ? Number(reading.value) : reading?.value;
    const verdict = judge(field, wanted, value);
    if (verdict === null) continue;
    counts[verdict.outcome] += 1;
    if (reading === undefined || isEmpty(reading.value) || reading.confidence < SURE) continue;
    counts.sure += 1;
    if (verdict.outcome !== 'right') counts['sure but wrong'] += 1;
  }
}
