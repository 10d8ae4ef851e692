import { middleX, middleY } from '@tallyport/reading/page/area';
import { isEmpty } from '../score/same-value.js';
import { cellSpans } from './cell-spans.js';
import { type ComparableWord, tokensOf } from './comparable-word.js';
import type { CellRole, GoldLine } from './gold-lines.js';
import { median } from './median.js';
import type { RowZone } from './row-zone.js';
import { TokenBag } from './token-bag.js';

/** Where the columns of a paper stand: the middle of each, from the left of the page in points. */
export type Columns = ReadonlyMap<CellRole, number>;

/** The cells of a row in the order in which they take their words, the surest first; the description takes of what is left. */
const ROLES = [
  'total_price',
  'unit_price',
  'quantity',
  'net_weight',
  'hs_code',
  'product_code',
  'quantity_unit',
  'country_of_origin',
] as const satisfies readonly CellRole[];
/** What is often said in the head of its column or elsewhere on the paper: no row lacks it. */
const SAID_ELSEWHERE: ReadonlySet<CellRole> = new Set<CellRole>(['quantity_unit', 'country_of_origin']);
/** What may be said elsewhere is of a row only this near to it, in letter heights. */
const NEAR_ROW = 4;
/** What a letter height across counts, where one up or down counts 1. */
const WEIGHT_ACROSS = 0.7;
/** A column stands where the cells of so many rows stand. */
const LEAST_CELLS = 2;
/** A description is found if this share of its tokens is. */
const LEAST_DESCRIPTION = 0.8;
/** A row that stands nowhere lacks about so many cells. */
const CELLS_OF_LOST_ROW = 3;

/** Picks the words of each cell, row after row: no word is picked twice. */
export class CellPicks {
  readonly roles: (CellRole | null)[];
  readonly rows: number[];
  /** Of each row, whether all that it must have was found. */
  readonly whole: boolean[] = [];
  readonly #words: readonly ComparableWord[];
  readonly #columns: Columns;
  readonly #middles = new Map<CellRole, number[]>();
  #found = 0;
  #wanted = 0;

  constructor(words: readonly ComparableWord[], columns: Columns) {
    this.#words = words;
    this.#columns = columns;
    this.roles = words.map(() => null);
    this.rows = words.map(() => -1);
  }

  /** The share of the cells that was found, from 0 to 1. */
  get share(): number {
    return this.#found / Math.max(1, this.#wanted);
  }

  /** The columns by what was picked so far. */
  columns(): Columns {
    return new Map([...this.#middles].flatMap(([role, middles]) => (middles.length < LEAST_CELLS ? [] : [[role, median(middles)]])));
  }

  /** A row that stands nowhere. */
  lose(): void {
    this.#wanted += CELLS_OF_LOST_ROW;
    this.whole.push(false);
  }

  pick(gold: GoldLine, zone: RowZone): void {
    const row = this.whole.length;
    const isFound = ROLES.map((role) => isEmpty(gold[role]) || this.#pickCell(role, gold[role], zone, row));
    this.whole.push(this.#pickDescription(tokensOf(gold['description']), zone, row) && !isFound.includes(false));
  }

  #pickCell(role: CellRole, gold: unknown, zone: RowZone, row: number): boolean {
    const spans = cellSpans(role, gold, zone.words, this.#words).filter((span) => span.every((word) => this.#isFree(word)));
    const [nearest] = spans.toSorted(([one], [other]) => this.#distance(one, role, zone) - this.#distance(other, role, zone));
    if (SAID_ELSEWHERE.has(role) && (nearest === undefined || this.#distance(nearest[0], role, zone) > NEAR_ROW)) return true;
    this.#wanted += 1;
    const [first, last] = [nearest?.[0], nearest?.at(-1)];
    if (nearest === undefined || first === undefined || last === undefined) return false;
    this.#take(nearest, role, row, (first.area.left + last.area.right) / 2);
    return true;
  }

  #pickDescription(tokens: readonly string[], zone: RowZone, row: number): boolean {
    if (tokens.length === 0) return true;
    this.#wanted += 1;
    const bag = new TokenBag(tokens);
    const free = zone.words.filter((word) => this.#isFree(word));
    const nearestFirst = free.toSorted(
      (one, other) => this.#distance(one, 'description', zone) - this.#distance(other, 'description', zone),
    );
    const own = nearestFirst.filter((word) => bag.take(word.tokens));
    if (bag.share < LEAST_DESCRIPTION) return false;
    this.#take(own, 'description', row, median(own.map(({ area }) => middleX(area))));
    return true;
  }

  #take(words: readonly ComparableWord[], role: CellRole, row: number, middle: number): void {
    this.#found += 1;
    for (const { at } of words) [this.roles[at], this.rows[at]] = [role, row];
    this.#middles.set(role, [...(this.#middles.get(role) ?? []), middle]);
  }

  #isFree({ at }: ComparableWord): boolean {
    return this.rows[at] === -1;
  }

  /** How far a word is from the line of a row and from the column of a cell, in letter heights. */
  #distance(word: ComparableWord | undefined, role: CellRole, { middle, height }: RowZone): number {
    if (word === undefined) return Number.POSITIVE_INFINITY;
    const column = this.#columns.get(role) ?? middleX(word.area);
    return (Math.abs(middleY(word.area) - middle) + WEIGHT_ACROSS * Math.abs(middleX(word.area) - column)) / height;
  }
}
