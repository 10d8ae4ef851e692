import type { Dice } from '../dice.js';
import { type Company, makeCompany, makeForwarder } from './company.js';
import { type Container, makeContainers } from './container.js';
import { FIRST_WORLD } from './first-world.js';
import { type Journey, makeJourney } from './journey.js';
import { makeReferences, type References } from './references.js';
import { rounded, sumOf } from './rounding.js';
import { makeLines, type ShippedLine } from './shipped-line.js';
import type { World } from './world.js';

/** What is true of one shipment; its papers tell parts of it. All sums agree. */
export interface Shipment {
  readonly world: World;
  readonly seller: Company;
  readonly buyer: Company;
  readonly consignee: Company;
  readonly forwarder: Company;
  readonly journey: Journey;
  readonly lines: readonly ShippedLine[];
  readonly containers: readonly Container[];
  readonly references: References;
  readonly currency: string;
  readonly incoterm: string;
  readonly paymentTerms: string;
  readonly goodsTotal: number;
  readonly freight: number;
  readonly insurance: number;
  /** Given on the goods; only some invoices tell of it. */
  readonly discount: number;
  readonly total: number;
  readonly packages: number;
  readonly packageType: string;
  readonly netWeight: number;
  readonly grossWeight: number;
  readonly volume: number;
  readonly marks: string;
}

/** What a kind of paper wants of its shipment. */
export interface ShipmentPlan {
  readonly mode: 'sea' | 'air';
  /** Least and most lines of goods. */
  readonly lines: readonly [number, number];
  /** The only country it is sold from, where there is but one. */
  readonly from?: string;
}

export function makeShipment(dice: Dice, { mode, lines: [fewest, most], from: only }: ShipmentPlan, world: World = FIRST_WORLD): Shipment {
  const [from, to] = [dice.pick(world.selling.filter(({ code }) => only === undefined || code === only)), dice.pick(world.buying)];
  const seller = makeCompany(dice.fork('seller'), from, world);
  const buyer = makeCompany(dice.fork('buyer'), to, world);
  const currency = dice.pick([from.currency, from.currency, to.currency, 'USD']);
  const lines = makeLines(dice.fork('lines'), world.goods, dice.between(fewest, most), from, currency);
  const places = currency === 'JPY' ? 0 : 2;
  const goodsTotal = sumOf(
    lines.map(({ totalPrice }) => totalPrice),
    places,
  );
  const incoterm = dice.pick(mode === 'sea' ? ['FOB', 'CIF', 'CFR', 'EXW', 'FOB'] : ['FCA', 'CPT', 'CIP', 'DAP', 'EXW']);
  const freight = rounded(goodsTotal * 0.06 + dice.between(80, 900), places);
  const insurance = rounded(goodsTotal * 0.004, places);
  return {
    world,
    seller,
    buyer,
    consignee: dice.happens(0.4) ? makeCompany(dice.fork('consignee'), to, world) : buyer,
    forwarder: makeForwarder(dice.fork('forwarder'), from, world),
    journey: makeJourney(dice.fork('journey'), from.code, to.code, mode, world),
    lines,
    containers: mode === 'sea' ? makeContainers(dice.fork('containers'), dice.between(1, 3)) : [],
    references: makeReferences(dice.fork('references')),
    currency,
    incoterm,
    paymentTerms: dice.pick(world.paymentTerms),
    goodsTotal,
    freight,
    insurance,
    discount: rounded(goodsTotal * 0.05, places),
    total: sumOf([goodsTotal, freight, insurance], places),
    packages: sumOf(
      lines.map(({ packages }) => packages),
      0,
    ),
    packageType: dice.pick(world.packageTypes),
    netWeight: sumOf(
      lines.map(({ netWeight }) => netWeight),
      1,
    ),
    grossWeight: sumOf(
      lines.map(({ grossWeight }) => grossWeight),
      1,
    ),
    volume: sumOf(
      lines.map(({ volume }) => volume),
      2,
    ),
    marks: dice.pick([
      'N/M',
      `${buyer.name.split(' ')[0]?.toUpperCase()} ${dice.digits(5)} C/NO. 1-UP`,
      `LOT ${dice.digits(6)} MADE IN ${from.name.toUpperCase()}`,
    ]),
  };
}
