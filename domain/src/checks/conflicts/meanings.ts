import { Decimal } from 'decimal.js';
import { meaningOf } from '../../declaration/units.js';
import { countryCodeIn } from '../../values/country-code.js';
import { incotermsIn } from '../../values/incoterms.js';
import { portCodeIn } from '../../values/port-code.js';
import { bare } from '../bare.js';
import { isSameParty } from '../same-party.js';
import type { Meaning } from './concepts.js';
import type { Said } from './said.js';

/** Whether two papers say the same, however they write it. */
export function isSame(means: Meaning, one: Said, other: Said): boolean {
  switch (means) {
    case 'party':
      return isSameParty(one.text, other.text);
    case 'name':
      return bare(one.text) === bare(other.text);
    case 'number': {
      const [a, b] = [bare(one.text), bare(other.text)];
      return a.includes(b) || b.includes(a);
    }
    case 'port': {
      const [a, b] = [placeName(one.text), placeName(other.text)];
      return a.includes(b) || b.includes(a);
    }
    case 'containers': {
      const [fewer, more] = [one.text.split(', '), other.text.split(', ')].toSorted((a, b) => a.length - b.length);
      return fewer?.every((number) => more?.includes(number)) ?? false;
    }
    case 'amount':
    case 'weight': {
      const [a, b] = [amountOf(means, one), amountOf(means, other)];
      return a === null || b === null ? one.text === other.text : a.equals(b);
    }
    case 'term':
      return termOf(one.text) === termOf(other.text);
    case 'country':
      return (countryCodeIn(one.text) ?? bare(one.text)) === (countryCodeIn(other.text) ?? bare(other.text));
  }
}

/** What several papers of a kind say together; null where one of them says no amount. */
export function sumOf(means: Meaning, said: readonly Said[]): Decimal | null {
  const amounts = said.map((one) => amountOf(means, one));
  return amounts.includes(null) ? null : Decimal.sum(0, ...amounts.flatMap((amount) => amount ?? []));
}

/** The value as a declaration writes it; null for one that nobody can declare so, such as a port by its name. */
export function declarable(means: Meaning, said: Said): string | null {
  switch (means) {
    case 'port':
      return portCodeIn(said.text) === said.text ? said.text : null;
    case 'weight':
    case 'amount':
      return said.part.number(said.field) === null ? null : (amountOf(means, said)?.toFixed() ?? null);
    case 'term':
      return termOf(said.text);
    case 'country':
      return countryCodeIn(said.text);
    case 'containers':
      return null;
    case 'party':
    case 'name':
    case 'number':
      return said.text;
  }
}

/** Weights in kilograms, which one without a unit is taken for. */
function amountOf(means: Meaning, { part, text }: Said): Decimal | null {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  if (means !== 'weight') return new Decimal(text);
  const unit = meaningOf(part.text('weight_unit') ?? 'KG');
  return unit?.tariffUnit === 'kg' ? new Decimal(text).times(unit.factor) : null;
}

function termOf(text: string): string | null {
  return incotermsIn(text.toUpperCase())[0] ?? null;
}

/** Without the country that may stand behind it. */
function placeName(text: string): string {
  return bare(text.split(/[,(]/)[0] ?? '');
}
