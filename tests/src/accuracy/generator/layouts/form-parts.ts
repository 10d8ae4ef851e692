import type { Dice } from '../dice.js';
import { type Fact, type FactGroup, factOf, type Paper } from '../paper.js';
import type { FormWords } from '../words/form-words.js';
import type { LabelConcept } from '../words/lexicon.js';
import { linesOf, text } from './html.js';

/** Boxes of a ruled form: a small caption in the corner, what is typed in under it. A form gives its own rules and letters besides. */
export const BOX_CSS = `
.row { display: flex; } .row > *, .stack > * { min-width: 0; } .stack { display: flex; flex-direction: column; } .stack > .box { flex: 1 0 auto !important; }
.box { padding: 1px 3px 3px; overflow-wrap: anywhere; } .rest { font-size: 7pt; }`;

/** The boxes of one paper. A form prints a box whether the paper fills it or not. */
export class FormFields {
  readonly #paper: Paper;
  readonly #words: FormWords;
  readonly #placed = new Set<string>();

  constructor(paper: Paper, words: FormWords) {
    this.#paper = paper;
    this.#words = words;
  }

  /** Which edition of the form it is, told by the first caption that this paper prints. */
  get edition(): number {
    for (const [concept, captions] of Object.entries(this.#words.labels)) {
      const edition = captions.split('|').indexOf(factOf(this.#paper, concept).label);
      if (edition >= 0) return edition;
    }
    return 0;
  }

  /** The fact of a concept, or its caption with nothing under it. */
  at(concept: LabelConcept): Fact {
    this.#placed.add(concept);
    const fact = factOf(this.#paper, concept);
    return fact.label === '' ? { ...fact, label: this.#words.labels[concept]?.split('|')[this.edition] ?? '' } : fact;
  }

  /** Whether the paper fills in this concept or at least asks for it. */
  has(concept: LabelConcept): boolean {
    return factOf(this.#paper, concept).label !== '';
  }

  box(concept: LabelConcept, grow = 1, className = ''): string {
    return boxOf(this.at(concept), grow, className);
  }

  value(concept: LabelConcept): string {
    return linesOf(this.at(concept).lines);
  }

  /** The box of whom the paper comes from: what is labelled, or else what stands in the letterhead, which such a form has no other place for. */
  own(concept: LabelConcept): Fact {
    const fact = this.at(concept);
    const { issuer } = this.#paper;
    return fact.lines.length > 0 || issuer === null ? fact : { ...fact, lines: [issuer.name, ...issuer.lines] };
  }

  /** Two facts in one box under the caption of the first: a number and its day. */
  joined(first: LabelConcept, second: LabelConcept, between: string): Fact {
    const [fact, other] = [this.at(first), this.at(second)];
    return { ...fact, lines: [[...fact.lines, ...other.lines].join(between)] };
  }

  /** All facts of a group, which then have their place. */
  group(name: FactGroup): readonly Fact[] {
    const facts = this.#paper.facts[name];
    for (const { concept } of facts) this.#placed.add(concept);
    return facts;
  }

  /** All that has no box: below the others, caption before value. */
  rest(colon = ':'): string {
    return this.others()
      .map(({ label, lines }) => `<div class="rest">${text(label)}${colon} ${linesOf(lines)}</div>`)
      .join('');
  }

  others(): Fact[] {
    return Object.values(this.#paper.facts).flatMap((facts) => facts.filter(({ concept }) => !this.#placed.has(concept)));
  }
}

export function boxOf({ label, lines }: Fact, grow = 1, className = ''): string {
  return `<div class="box ${className}" style="flex:${grow}"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
}

/** Boxes beside each other. */
export function rowOf(...boxes: readonly string[]): string {
  return `<div class="row">${boxes.join('')}</div>`;
}

/** A party with the lines that offices put below an address: telephone, whom to ask for, the number under which it is registered. */
export function withContact(fact: Fact, dice: Dice): Fact {
  if (fact.lines.length < 3) return fact;
  const own = dice.fork(`contact ${fact.concept}`);
  const country = fact.lines.at(-1) ?? '';
  const number = (REGISTERED[country] ?? 'TAX ID: ########').replace(/[#@]/g, (sign) => (sign === '#' ? own.digits(1) : own.letters(1)));
  const calls = own.pick([
    `TEL: +${own.digits(2)}-${own.digits(3)}-${own.digits(7)} FAX: +${own.digits(2)}-${own.digits(3)}-${own.digits(7)}`,
    `TEL ${own.digits(4)} ${own.digits(4)}`,
    `PH: ${own.digits(10)}  ATTN: ${own.pick(['MR. LEE', 'JENNY', 'IMPORT DEPT', 'MS. PATEL'])}`,
  ]);
  return { ...fact, lines: [...fact.lines, ...own.pickSome([calls, number], own.between(0, 2))] };
}

const REGISTERED: Readonly<Record<string, string>> = {
  Australia: 'ABN ## ### ### ###',
  'New Zealand': 'NZBN 94290########',
  'South Africa': 'VAT NO. 4#########',
  China: 'USCI: 9135####MA@@##@@#@',
  India: 'GSTIN: 27@@@@@####@1Z# IEC: ##########',
  Germany: 'EORI: DE#########',
  Italy: 'P.IVA IT###########',
  France: 'EORI FR##############',
  Spain: 'NIF @########',
  'Republic of Korea': 'BUSINESS REG. NO. ###-##-#####',
  Vietnam: 'MST: 03########',
  Brazil: 'CNPJ ##.###.###/0001-##',
  Türkiye: 'VKN ##########',
  'United States': 'EIN ##-#######',
};
