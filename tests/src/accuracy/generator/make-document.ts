import { CATALOGUE, type PaperKind } from './catalogue.js';
import { Dice } from './dice.js';
import type { Gold } from './gold.js';
import { pickWriting } from './style/writing.js';
import type { TrialSet } from './trial-set.js';
import { makeShipment } from './truth/shipment.js';
import { Words } from './words/words.js';

/** How a paper reaches the reader. */
export type Medium = 'pdf' | 'scan' | 'photo';

/** A paper as HTML, with its gold; to be printed. */
export interface MadeDocument {
  readonly name: string;
  readonly medium: Medium;
  readonly html: string;
  readonly gold: Gold;
  /** For what happens to it on its way: noise, skew, folds. */
  readonly dice: Dice;
}

/** One in six papers is a scan, one in twelve a photograph. */
const MEDIA: readonly Medium[] = ['pdf', 'pdf', 'pdf', 'scan', 'pdf', 'pdf', 'pdf', 'pdf', 'photo', 'scan', 'pdf', 'pdf'];

/** The document of this number in its set. Numbers go through all kinds, then on to other families, media and seeds. */
export function makeDocument(set: TrialSet, number: number): MadeDocument {
  const kind = CATALOGUE[number % CATALOGUE.length];
  if (kind === undefined) throw new Error('The catalogue is empty.');
  return makeOfKind(kind, set, Math.floor(number / CATALOGUE.length));
}

function makeOfKind(kind: PaperKind, set: TrialSet, round: number): MadeDocument {
  const dice = new Dice(`${set}/${kind.name}/${round}`);
  const families = Object.entries(kind.families[set]);
  const [familyName, family] = families[round % families.length] ?? [];
  if (familyName === undefined || family === undefined) throw new Error(`${kind.name} has no layout in ${set}.`);
  const medium = kind.isPictured ? dice.fork('medium').pick(MEDIA) : 'pdf';
  const shipment = makeShipment(dice.fork('shipment'), kind.plan);
  const issuer = shipment.seller.country.code;
  const words = new Words(dice.fork('words'), set, issuer === 'CN' && dice.happens(0.5) ? 'bilingual' : 'english');
  const writing = pickWriting(dice.fork('writing'), issuer, shipment);
  const paper = kind.make({ dice: dice.fork('paper'), shipment, words, writing });
  const name = `${kind.name}/${String(round).padStart(3, '0')}-${familyName}-${medium}`;
  return { name, medium, html: family(paper, dice.fork('layout')), gold: { document: name, ...paper.gold }, dice: dice.fork('way') };
}
