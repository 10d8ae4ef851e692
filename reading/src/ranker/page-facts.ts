import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry, namesCountry } from '@tallyport/domain/values/countries';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { isSentence } from '@tallyport/domain/values/sentences';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import type { OpenDocument } from '../open-document.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { areaOfCandidate, type Candidate } from './candidates.js';
import { FEATURES, PLACES, SLOTS } from './features.js';
import { isNumeric, RANKED_FIELDS, type RankedField, type ValueKind } from './field-kinds.js';
import type { Meaning } from './meaning.js';
import type { NameReader } from './name-reader.js';
import type { RivalValues } from './rival-values.js';
import { type Near, type Surroundings, surroundingsIn } from './surroundings.js';

/** A feature that does not apply. */
const NONE = -1;
const BEST = FEATURES.indexOf('best');

/** What is known of a document while its candidates are looked at. */
export class PageFacts {
  readonly #around: Map<Phrase, Surroundings>;
  readonly #meanings = new Map<string, Meaning>();
  readonly #taken = new Map<object, Set<string>>();
  readonly #concepts = new Map<RankedField, readonly number[]>();
  readonly #shared = new Map<readonly number[], Map<string, { own: number; other: number }>>();
  readonly #height: number;
  readonly #pages: readonly number[];
  readonly #type: string;
  readonly #document: OpenDocument;
  readonly #names: NameReader;

  constructor(document: OpenDocument, names: NameReader) {
    this.#document = document;
    this.#names = names;
    this.#around = surroundingsIn(document.phrases, document.tables);
    const heights = document.phrases.map(({ area }) => heightOf(area)).sort((a, b) => a - b);
    this.#height = heights[heights.length >> 1] ?? 10;
    this.#pages = [...new Set(document.phrases.map(({ page }) => page))];
    this.#type = document.type;
    for (const [field, { from }] of document.understood.header) {
      for (const word of from.flatMap(({ words }) => words)) {
        const fields = this.#taken.get(word) ?? new Set();
        this.#taken.set(word, fields.add(field));
      }
    }
  }

  /** What does not hang on the field. */
  ofCandidate(candidate: Candidate, rivals: RivalValues): Float32Array {
    const row = new Float32Array(FEATURES.length);
    const around = this.#around.get(candidate.first);
    const area = areaOfCandidate(candidate);
    const size = this.#document.sizes.get(candidate.first.page) ?? { width: 595, height: 842 };
    const set = (name: string, value: number | boolean): void => {
      row[PLACES.get(name) ?? 0] = Number(value);
    };
    set('inline empty', candidate.before.trim() === '');
    for (const slot of SLOTS) {
      const near = around?.[slot] ?? null;
      set(`${slot} gap`, near === null ? NONE : Math.min(40, near.gap));
      set(`${slot} shift`, near === null ? NONE : Math.max(-20, Math.min(20, near.shift)));
    }
    set('in totals', around?.inTotals ?? false);
    set('line of block', around?.lineOfBlock ?? 0);
    const { value } = candidate;
    const letters = value.replace(/[^\p{L}]/gu, '');
    set('length', value.length);
    set('words', value.split(' ').length);
    set('digits', value.replace(/\D/gu, '').length / value.length);
    set('upper', letters === '' ? NONE : letters.replace(/[^\p{Lu}]/gu, '').length / letters.length);
    set('company', isCompanyName(value));
    set('address line', isAddressLine(value));
    set('country', isCountry(value));
    set('names country', namesCountry(value));
    set('sentence', isSentence(value));
    const own = this.#meaning(value);
    set('own label', 1 - (own.at(-1) ?? 0));
    set('x', area.left / size.width);
    set('y', area.top / size.height);
    set('page', this.#pages.indexOf(candidate.first.page));
    set('last page', candidate.first.page === this.#pages.at(-1));
    set('height', heightOf(candidate.first.area) / this.#height);
    set('width', (area.right - area.left) / size.width);
    set('closed cell', Number.isFinite(candidate.first.cell.left) && Number.isFinite(candidate.first.cell.bottom));
    this.#setNumbers(candidate, rivals, set);
    this.#setLines(candidate, around, set);
    set('has prefix', candidate.before.trim() !== '' && !/[:：#]\s*$/u.test(candidate.before));
    if (PLACES.has(this.#type)) set(this.#type, true);
    set(candidate.kind, true);
    return row;
  }

  ofPair(candidate: Candidate, field: RankedField, known: Float32Array): Float32Array {
    const row = known.slice();
    const around = this.#around.get(candidate.first);
    const concepts = this.#conceptsOf(field);
    let best = 0;
    let nearest = NONE;
    const put = (at: number, text: string | null): void => {
      if (text === null || text.trim() === '') {
        row[at] = NONE;
        row[at + 1] = NONE;
        return;
      }
      const { own, other } = this.#shares(text, concepts);
      row[at] = own;
      row[at + 1] = other;
      if (nearest === NONE && (own > 0.3 || other > 0.5)) nearest = own;
      best = Math.max(best, own);
    };
    put(0, candidate.before.trim() === '' ? null : candidate.before);
    for (const [index, slot] of SLOTS.entries()) {
      const near: Near | null = around?.[slot] ?? null;
      const isLate = slot === 'right' || slot === 'below';
      const before = best;
      put(3 + 4 * index, near?.text ?? null);
      if (isLate) best = before;
    }
    put(COLUMN, around?.column ?? null);
    row[BEST] = best;
    row[BEST + 3] = nearest;
    row[OWN_FIELD] = this.#shares(candidate.value, concepts).own;
    for (const { words } of candidate.from) {
      for (const word of words) {
        for (const name of this.#taken.get(word) ?? NOBODY) {
          if (name === field.field) continue;
          row[TAKEN] = 1;
          if (KIND_OF.get(name) === field.kind) row[TAKEN + 1] = 1;
        }
      }
    }
    row[ROLE_NAME_ABOVE] = Number(this.#isUnderName(candidate, field, around));
    row[FEATURES.length - RANKED_FIELDS.length + RANKED_FIELDS.indexOf(field)] = 1;
    return row;
  }

  #conceptsOf(field: RankedField): readonly number[] {
    const known = this.#concepts.get(field) ?? field.concepts.map((concept) => this.#names.things.indexOf(concept));
    this.#concepts.set(field, known);
    return known;
  }

  #isUnderName({ kind, before }: Candidate, { field }: RankedField, around: Surroundings | undefined): boolean {
    if (kind !== 'address' || before !== '') return false;
    const name = this.#document.understood.header.get(field.replace('_address', '_name'));
    const words = new Set(name?.from.flatMap((phrase) => [...phrase.words]) ?? []);
    return around?.above?.phrase?.words.some((word) => words.has(word)) ?? false;
  }

  #setNumbers(candidate: Candidate, rivals: RivalValues, set: (name: string, value: number | boolean) => void): void {
    const { kind, value, behind, from } = candidate;
    const isNumber = isNumeric(kind);
    const number = isNumber ? Math.abs(Number(value)) : 0;
    set('value', isNumber ? Math.log10(1 + number) : NONE);
    set('share of greatest', rivals.greatest === 0 ? NONE : number / rivals.greatest);
    set('times', rivals.timesOf(value));
    set('rank by value', isNumber ? rivals.rankOf(number) : NONE);
    set('decimals', isNumber ? (/\.(\d+)$/u.exec(value)?.[1]?.length ?? 0) : NONE);
    const text = candidate.first.text;
    const right = this.#around.get(candidate.first)?.right?.text ?? '';
    const left = this.#around.get(candidate.first)?.left?.text ?? '';
    set('currency near', isNumber && (currencyIn(text) !== null || currencyIn(right) !== null || currencyIn(left) !== null));
    set('weight near', weightUnitIn(`${candidate.before} ${behind} ${right}`) !== null);
    set('volume near', volumeUnitIn(`${candidate.before} ${behind} ${right}`) !== null);
    set('sum', isNumber && from[0]?.words[0] !== undefined && rivals.isSum(number));
  }

  #setLines({ kind, from }: Candidate, around: Surroundings | undefined, set: (name: string, value: number | boolean) => void): void {
    const last = from.at(-1);
    set('lines', from.length);
    set('first company', isCompanyName(from[0]?.text ?? ''));
    set('above company', isCompanyName(around?.above?.text ?? ''));
    set('last has digits', /\d/u.test(last?.text ?? ''));
    set('last country', namesCountry(last?.text ?? ''));
    if (kind !== 'address' && kind !== 'name') return;
    const below = last === undefined ? null : this.#around.get(last)?.below;
    const isNext = below !== null && below !== undefined && below.gap < 1.2 && Math.abs(below.shift) < 1;
    set('goes on', isNext ? (isAddressLine(below.text) ? 2 : 1) : 0);
  }

  #shares(text: string, concepts: readonly number[]): { own: number; other: number } {
    const known = this.#shared.get(concepts) ?? new Map<string, { own: number; other: number }>();
    this.#shared.set(concepts, known);
    const before = known.get(text);
    if (before !== undefined) return before;
    const shares = this.#sharesOf(text, concepts);
    known.set(text, shares);
    return shares;
  }

  #sharesOf(text: string, concepts: readonly number[]): { own: number; other: number } {
    const meaning = this.#meaning(text);
    let own = 0;
    let other = 0;
    for (let thing = 0; thing < meaning.length - 1; thing += 1) {
      const share = meaning[thing] ?? 0;
      if (concepts.includes(thing)) own += share;
      else if (share > other) other = share;
    }
    return { own, other };
  }

  #meaning(text: string): Meaning {
    const known = this.#meanings.get(text) ?? this.#names.meaningOf(text);
    this.#meanings.set(text, known);
    return known;
  }
}

const COLUMN = FEATURES.indexOf('column');
const OWN_FIELD = FEATURES.indexOf('own field');
const TAKEN = FEATURES.indexOf('taken');
const ROLE_NAME_ABOVE = FEATURES.indexOf('role name above');
const NOBODY: ReadonlySet<string> = new Set();
const KIND_OF: ReadonlyMap<string, ValueKind> = new Map(RANKED_FIELDS.map(({ field, kind }) => [field, kind]));
