import type { Dice } from '../../../dice.js';
import type { PaperContext } from '../../../kinds/paper-context.js';
import { containerShares } from '../../../kinds/parts/container-shares.js';
import type { Paper } from '../../../paper.js';

/** Where the columns of a bill's goods stand in its only row. */
const DESCRIPTION = 2;

/** A bill whose text of goods also names orders, tariff and letter of credit, says again who pays the freight, and who counted. */
export function withGoodsText(paper: Paper, { dice, shipment }: PaperContext): Paper {
  const { table, gold } = paper;
  const [row] = table?.rows ?? [];
  if (table === null || row === undefined) return paper;
  const texts = dice.fork('goods text');
  const { references, containers, packages, packageType } = shipment;
  const freight = gold.fields['freight_terms'];
  const before = [
    `${containers.length} X ${containers[0]?.sizeType ?? ''} CONTAINER(S) S.T.C.`,
    "SHIPPER'S LOAD, STOW, COUNT AND SEAL",
    `${packages} ${packageType} OF`,
  ];
  const after = [
    `P.O. NO. ${references.order}`,
    `HS CODE: ${shipment.lines[0]?.hs.slice(0, 6) ?? ''}`,
    `L/C NO. ${texts.letters(3)}${texts.digits(8)}`,
    `INVOICE: ${references.invoice}`,
    typeof freight === 'string' ? `FREIGHT ${freight}` : 'TOTAL: AS ABOVE',
    "CARRIER'S FREE TIME AT DESTINATION: 14 DAYS COMBINED",
  ];
  const described = [...texts.pickSome(before, texts.between(0, 2)), row[DESCRIPTION] ?? '', ...texts.pickSome(after, texts.between(1, 4))];
  return { ...paper, table: { ...table, rows: [row.map((cell, index) => (index === DESCRIPTION ? described.join('\n') : cell))] } };
}

/** A bill that names each container in a line of its own, with seal, kind and what is in it. */
export function withContainerLines(paper: Paper, { dice, shipment, writing }: PaperContext): Paper {
  const between = dice.fork('container lines').pick([' / ', '   ', ' ', '/']);
  const lines = containerShares(shipment).map(({ number, seal, sizeType, packages, grossWeight, volume }) =>
    [number, seal, sizeType, `${packages} ${shipment.packageType}`, writing.weight(grossWeight), writing.volume(volume)].join(between),
  );
  const cargo = paper.facts.cargo.map((fact) => (fact.concept === 'container_numbers' ? { ...fact, lines } : fact));
  return { ...paper, facts: { ...paper.facts, cargo } };
}

/** A bill to order names nobody as consignee; whom the goods go to is then notified. */
export function atTimesToOrder(paper: Paper, { dice }: PaperContext): Paper {
  const order = dice.fork('to order');
  const isNamed = paper.facts.parties.some(({ concept, lines }) => concept === 'notify' && lines.length > 1);
  if (!isNamed || !order.happens(0.4)) return paper;
  const name = order.pick([
    'TO ORDER',
    'TO ORDER OF SHIPPER',
    'TO THE ORDER OF HARBOUR COMMERCIAL BANK',
    'TO ORDER OF STATE BANK OF MALABAR',
  ]);
  const parties = paper.facts.parties.map((fact) => (fact.concept === 'bill_consignee' ? { ...fact, lines: [name] } : fact));
  const fields = { ...paper.gold.fields, consignee_name: name, consignee_address: null };
  return { ...paper, facts: { ...paper.facts, parties }, gold: { ...paper.gold, fields } };
}

const CLAUSES = [
  'RECEIVED by the Carrier in apparent good order and condition, unless otherwise stated herein, the total number or ' +
    'quantity of containers or other packages or units indicated in the box below, stated by the shipper to comprise the ' +
    'cargo specified, for carriage subject to all the terms hereof.',
  'One original bill of lading must be surrendered duly endorsed in exchange for the goods or delivery order. In witness ' +
    'whereof the number of original bills stated herein have been signed, one of which being accomplished the others to be ' +
    'void.',
  'The merchant is deemed to have notice of the tariff terms. Demurrage and detention are payable by the consignee, see the website of the carrier. Declared value USD 0.00 unless entered.',
  'Weight, measure, marks, numbers, quality, contents and value, if mentioned, are unknown to the carrier and are declared by the shipper only.',
];

/** Some of the small print that stands on the front. */
export function clausesOf(dice: Dice, count: number): string[] {
  return dice.fork('clauses').pickSome(CLAUSES, count);
}
