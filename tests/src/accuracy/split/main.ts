import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { Dice } from '../generator/dice.js';
import { makeDocument } from '../generator/make-document.js';
import { Press } from '../generator/print/press.js';
import { TRIAL_SETS, type TrialSet } from '../generator/trial-set.js';
import { readPrinted } from '../learning/read-printed.js';
import { percent } from '../show/figure-table.js';
import { bind, type ReadPaper } from './binder.js';
import { type BinderScore, scoreBinder } from './score-binder.js';

const FILES = Number(process.argv[2] ?? 200);
/** So many papers are printed and read once, and bound in ever new ways. */
const PAPERS = 120;

/** `npm run bench:split -- [FILES]`: how well files with several papers are cut into them. */
async function main(): Promise<void> {
  const press = await Press.open();
  if (press === null) throw new Error('this machine has no Chromium to print papers with');
  const reader = await openDocumentReader();
  const read = async (set: TrialSet): Promise<ReadPaper[]> => {
    const papers: ReadPaper[] = [];
    for (let number = 0; number < PAPERS; number++) {
      const made = makeDocument(set, number);
      if (made.medium === 'pdf') papers.push({ gold: made.gold, pages: (await readPrinted(made, press, reader)).pages });
    }
    return papers;
  };
  try {
    for (const set of TRIAL_SETS) {
      const papers = await read(set);
      const dice = new Dice(`split/${set}`);
      console.log(
        figures(
          set,
          Array.from({ length: FILES }, (_none, file) => scoreBinder(bind(papers, dice.fork(`file ${file}`)))),
        ),
      );
    }
  } finally {
    await Promise.all([press.close(), reader.close()]);
  }
}

function figures(set: TrialSet, scores: readonly BinderScore[]): string {
  const sum = (of: (score: BinderScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const [papers, cutRight, allRight, read] = [
    sum((score) => score.papers),
    sum((score) => score.cutRight),
    sum((score) => score.allRight),
    sum((score) => score.read),
  ];
  const whole = scores.filter((score) => score.allRight === score.papers && score.read === score.papers).length;
  const shares = `pages exact F1 ${percent((2 * cutRight) / (papers + read))} · type right, too, F1 ${percent((2 * allRight) / (papers + read))}`;
  return `${set}: ${scores.length} files with ${papers} papers · ${read} segments · ${shares} · files wholly right ${percent(whole / scores.length)}`;
}

await main();
