import type { Dice } from '../../dice.js';
import type { GoldLine, GoldValue } from '../../gold.js';
import { blankPaper } from '../../kinds/blank-paper.js';
import type { PaperContext } from '../../kinds/paper-context.js';
import { filled } from '../../kinds/parts/put-asides.js';
import type { Paper } from '../../paper.js';
import type { Writing } from '../../style/writing.js';
import type { Company } from '../../truth/company.js';
import { sumOf } from '../../truth/rounding.js';
import type { Shipment } from '../../truth/shipment.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import { text } from '../html.js';
import { EXPECTED, type ProgramType } from './expected.js';
import { FILLS, type FillName } from './fills.js';

/** A label in its spellings, behind `|`; what stands at it: a value of the shipment, or behind `=` a pattern that nobody asks for; and how often. */
export type Row = readonly [label: string, value: FillName | `=${string}`, share?: number];
/** A label and its value, as HTML. */
export interface Pair {
  readonly label: string;
  readonly html: string;
}
export type Role = 'seller' | 'buyer' | 'consignee' | 'shipper' | 'exporter' | 'importer' | 'producer';

/** A paper as a program prints it, from its first line to its last. What is printed is noted for the gold in the same breath. */
export class Sheet {
  readonly type: ProgramType;
  readonly dice: Dice;
  readonly writing: Writing;
  #shipment: Shipment;
  readonly #fields: Record<string, GoldValue> = {};
  readonly #labels: Record<string, string> = {};
  #goldLines: readonly GoldLine[] | undefined;

  constructor(type: ProgramType, { dice, shipment }: PaperContext, writing: Writing) {
    this.type = type;
    this.dice = dice;
    this.#shipment = shipment;
    this.writing = writing;
  }

  get shipment(): Shipment {
    return this.#shipment;
  }

  get lines(): readonly ShippedLine[] {
    return this.#shipment.lines;
  }

  /** Tells of other lines than were planned, before anything is printed; what the goods cost follows. */
  retell(lines: readonly ShippedLine[]): void {
    const total = lines.map(({ totalPrice }) => totalPrice);
    this.#shipment = { ...this.#shipment, lines, goodsTotal: sumOf(total, this.#shipment.currency === 'JPY' ? 0 : 2) };
  }

  /** One of several spellings, the same one on all of a paper. */
  word(spellings: string): string {
    return text(this.dice.fork(spellings).pick(spellings.split('|')));
  }

  /** Whether something that not all papers have is on this one. */
  has(what: string, share: number): boolean {
    return this.dice.fork(`has ${what}`).happens(share);
  }

  /** A pattern with digits for `#` and letters for `@`. */
  made(pattern: string): string {
    return text(filled(pattern, this.dice.fork(pattern)));
  }

  say(fields: Readonly<Record<string, GoldValue>>): void {
    Object.assign(this.#fields, fields);
  }

  /** Prints a value of the shipment. */
  fill(name: FillName, label = ''): string {
    const { printed, says } = FILLS[name](this);
    this.say(says);
    if (label !== '') for (const field of Object.keys(says)) this.#labels[field] = label;
    return text(printed);
  }

  /** The rows that this paper has, in their order. */
  pairs(rows: readonly Row[]): Pair[] {
    return rows
      .filter(([label, value, share = 1]) => share === 1 || this.has(`${label} ${value}`, share))
      .map(([spellings, value]) => {
        const label = this.word(spellings);
        return { label, html: isFill(value) ? this.fill(value, label) : this.made(value.slice(1)) };
      });
  }

  /** Who plays a part in the shipment. */
  company(role: Role): Company {
    const { seller, buyer, consignee } = this.shipment;
    if (role === 'buyer') return buyer;
    return role === 'consignee' || role === 'importer' ? consignee : seller;
  }

  /** Notes that a company is named, and gives it to be printed. */
  party(role: Role, hasAddress = true): Company {
    const company = this.company(role);
    this.say({ [`${role}_name`]: company.name, ...(hasAddress ? { [`${role}_address`]: company.address.join(', ') } : {}) });
    return company;
  }

  setLines(lines: readonly GoldLine[]): void {
    this.#goldLines = lines;
  }

  /** The paper with what it says; what could be expected and was not printed is empty. */
  finish(title: string, page: string): Paper {
    const empty = Object.fromEntries(EXPECTED[this.type].map((field) => [field, null]));
    return {
      ...blankPaper(),
      title,
      labels: this.#labels,
      page,
      gold: {
        fields: { doc_type: this.type, ...empty, ...this.#fields },
        ...(this.#goldLines === undefined ? {} : { lines: this.#goldLines }),
      },
    };
  }
}

function isFill(value: string): value is FillName {
  return !value.startsWith('=');
}
