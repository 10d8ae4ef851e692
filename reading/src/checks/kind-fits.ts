import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { type Check, fails, holds } from './check.js';
import { faultOfAddress } from './kinds/address.js';
import { faultOfAmount } from './kinds/amount.js';
import { faultOfDay, reasonOfDay } from './kinds/day.js';
import { faultOfName } from './kinds/name.js';
import { faultOfNumber } from './kinds/number.js';
import { faultOfPlace } from './kinds/place.js';
import { faultOfVessel } from './kinds/vessel.js';
import { areWordsOfLabels } from './kinds/words-of-labels.js';
import { kindOfField, type ValueKind } from './kinds-of-fields.js';

const WHAT: Readonly<Record<ValueKind, string>> = {
  name: 'the name of a company or a person',
  address: 'an address',
  place: 'a place',
  country: 'a country',
  number: 'the number of a paper',
  amount: 'an amount of money',
  vessel: 'the name of a ship',
  day: 'a day',
  goods: 'goods',
};

/** Whether a value is like what its field holds: a name has letters of a name, an address a place, a number is no telephone. */
export function kindFits(field: string, value: Understood, document: OpenDocument): Check | null {
  const kind = kindOfField(field);
  if (kind === null || typeof value.value !== 'string') return null;
  const fault = faultOf(kind, value.value, value, document);
  if (fault !== null) return fails(kind === 'day' ? 'day' : 'kind', `it ${fault}`);
  const reason = kind === 'day' ? reasonOfDay(printedOf(value), document) : null;
  return holds('kind', reason === null ? `it reads like ${WHAT[kind]}` : `it reads like a day, and ${reason}`);
}

function faultOf(kind: ValueKind, text: string, value: Understood, document: OpenDocument): string | null {
  switch (kind) {
    case 'name':
      return faultOfName(text);
    case 'address':
      return faultOfAddress(
        text,
        value.from.map((line) => line.text),
      );
    case 'place':
    case 'country':
      return faultOfPlace(text);
    case 'number':
      return faultOfNumber(text);
    case 'amount':
      return faultOfAmount(text, value.from[0]?.text ?? '');
    case 'goods':
      return areWordsOfLabels(text) ? 'consists of words of labels' : null;
    case 'vessel':
      return faultOfVessel(text);
    case 'day':
      return faultOfDay(printedOf(value), document);
  }
}

function printedOf({ from }: Understood): string {
  return from.map(({ text }) => text).join(' ');
}
