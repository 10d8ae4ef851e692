import type { PaperKind } from './catalogue.js';
import { Dice } from './dice.js';
import { type MadeDocument, paperOf } from './make-document.js';
import { HABITS } from './style/habits.js';
import { pickWriting } from './style/writing.js';
import type { TrialSet } from './trial-set.js';
import { makeShipment } from './truth/shipment.js';
import { WORLDS } from './truth/worlds.js';
import { Words } from './words/words.js';

/** Papers of one kind that one issuer printed with one program, one after the other: their looks are the same, their shipments are not. */
export function makeSeries(kind: PaperKind, set: TrialSet, issuer: number, length: number): MadeDocument[] {
  const seed = `${set}/${kind.name}/issuer-${issuer}`;
  const families = Object.entries(kind.families[set] ?? {});
  const [familyName, family] = families[issuer % families.length] ?? [];
  if (familyName === undefined || family === undefined) throw new Error(`${kind.name} has no layout in ${set}.`);
  const world = family.goods?.world ?? family.world ?? WORLDS[set];
  const { seller, forwarder } = makeShipment(new Dice(seed).fork('issuer'), kind.plan, world);
  return Array.from({ length }, (_, number) => {
    // A dice from the same seed throws the same again: words, style and layout are those of the house.
    const house = new Dice(seed);
    const plan = { ...kind.plan, from: seller.country.code };
    const shipment = { ...makeShipment(house.fork(`shipment-${number}`), plan, world), seller, forwarder };
    const words = new Words(house.fork('words'), set, 'english', family.words);
    const writing = pickWriting(house.fork('writing'), seller.country.code, shipment, HABITS[set]);
    const paper = paperOf(kind, family, { dice: house.fork('paper'), shipment, words, writing, goods: family.goods });
    const name = `${kind.name}/issuer-${issuer}-${number}-${familyName}-pdf`;
    const html = family(paper, house.fork('layout'));
    return {
      name,
      set,
      medium: 'pdf',
      layout: familyName,
      paper,
      isNumbered: false,
      html,
      gold: { document: name, ...paper.gold },
      dice: house.fork('way'),
    };
  });
}
