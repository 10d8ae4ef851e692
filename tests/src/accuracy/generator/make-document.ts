import { kindsOf, type PaperKind } from './catalogue.js';
import { Dice } from './dice.js';
import type { Gold } from './gold.js';
import type { PaperContext } from './kinds/paper-context.js';
import type { Family } from './layouts/family.js';
import type { Medium } from './medium.js';
import type { Paper } from './paper.js';
import { HABITS } from './style/habits.js';
import { pickWriting } from './style/writing.js';
import type { TrialSet } from './trial-set.js';
import { makeShipment } from './truth/shipment.js';
import { WORLDS } from './truth/worlds.js';
import { Words } from './words/words.js';

/** A paper, its looks as HTML, and its gold; to be printed. */
export interface MadeDocument {
  readonly name: string;
  readonly set: TrialSet;
  readonly medium: Medium;
  /** The family of its looks, or how the file of an office program is arranged. */
  readonly layout: string;
  readonly paper: Paper;
  readonly html: string;
  /** Where pages are numbered: `Page 1 of 2`, as printed at their foot. */
  readonly isNumbered: boolean;
  readonly gold: Gold;
  /** For what happens to it on its way: noise, skew, folds. */
  readonly dice: Dice;
}

/** Files of office programs have no layout families; each set places their values differently. */
const OFFICE_LAYOUTS: Readonly<Record<TrialSet, Partial<Record<Medium, readonly string[]>>>> = {
  develop: { workbook: ['beside'], document: ['paragraphs'] },
  tuned: { workbook: ['under'], document: ['tables'] },
  fresh: { workbook: ['listed', 'template'], document: ['dashes', 'nested'] },
  report: { workbook: ['across'], document: ['quartets'] },
  trade: {},
  held: { workbook: ['columns'], document: ['lists'] },
  sealed: {},
};

/** The document of this number in its set. Numbers go through all kinds, then on to other families, media and seeds. */
export function makeDocument(set: TrialSet, number: number): MadeDocument {
  const kinds = kindsOf(set);
  const kind = kinds[number % kinds.length];
  if (kind === undefined) throw new Error('The catalogue is empty.');
  return makeOfKind(kind, set, Math.floor(number / kinds.length));
}

function makeOfKind(kind: PaperKind, set: TrialSet, round: number): MadeDocument {
  const dice = new Dice(`${set}/${kind.name}/${round}`);
  const families = Object.entries(kind.families[set] ?? {});
  const [familyName, family] = families[round % families.length] ?? [];
  if (familyName === undefined || family === undefined) throw new Error(`${kind.name} has no layout in ${set}.`);
  const medium = dice.fork('medium').pick(kind.media);
  const shipment = makeShipment(dice.fork('shipment'), kind.plan, family.goods?.world ?? family.world ?? WORLDS[set]);
  const issuer = shipment.seller.country.code;
  const words = new Words(
    dice.fork('words'),
    set,
    family.words === undefined ? Words.languageOf(set, issuer, dice) : 'english',
    family.words,
  );
  const writing = pickWriting(dice.fork('writing'), issuer, shipment, HABITS[set]);
  const paper = paperOf(kind, family, { dice: dice.fork('paper'), shipment, words, writing, goods: family.goods });
  const layout = dice.fork('office').pick(OFFICE_LAYOUTS[set][medium] ?? [familyName]);
  const name = `${kind.name}/${String(round).padStart(3, '0')}-${layout}-${medium}`;
  return {
    name,
    set,
    medium,
    layout,
    paper,
    isNumbered: dice.fork('numbers').happens(0.4),
    html: family(paper, dice.fork('layout')),
    gold: { document: name, ...goldOn(medium, paper) },
    dice: dice.fork('way'),
  };
}

/** What a kind of paper tells, as the family prints it. */
export function paperOf({ make }: PaperKind, { told }: Family, context: PaperContext): Paper {
  const paper = make(context);
  return told?.(paper, context) ?? paper;
}

/** Files of office programs carry no ink: nobody has signed them. */
function goldOn(medium: Medium, { gold }: Paper): Paper['gold'] {
  const isInk = medium !== 'workbook' && medium !== 'document';
  return isInk || !('signature_exists' in gold.fields) ? gold : { ...gold, fields: { ...gold.fields, signature_exists: false } };
}
