import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Measure } from '../fields/measure.js';
import { pickPackages, pickVolume, pickWeight } from '../fields/measures.js';
import type { Party } from '../fields/party.js';
import { pick } from '../fields/pick.js';
import { pickAddress, pickParty } from '../fields/pick-party.js';
import { pickPort } from '../fields/pick-port.js';
import { readCountry } from '../fields/read-country.js';
import {
  readAmount,
  readCurrency,
  readDay,
  readIdentifier,
  readIncoterm,
  readLongText,
  readMarks,
  readShortText,
  type ValueReader,
} from '../fields/value-readers.js';
import type { Concept } from '../labels/concepts.js';

/** Sources at labels: what stands at a label for one of some things, the first of them first, read as one kind of value. */
type AtLabels<Found> = (...concepts: readonly Concept[]) => (text: DocumentText) => Found;

export function at(reader: ValueReader, ...concepts: readonly Concept[]): (text: DocumentText) => Understood | null {
  return (text) => pick(text, concepts, reader);
}

function readAs(reader: ValueReader): AtLabels<Understood | null> {
  return (...concepts) => at(reader, ...concepts);
}

/** What a source finds at labels that are known, and not at those whose words only let guess what they name. */
export function firmly<Found>(source: (text: DocumentText) => Found): (text: DocumentText) => Found {
  return (text) => source({ ...text, labels: text.labels.filter(({ isGuess }) => isGuess !== true) });
}

export const identifierAt = readAs(readIdentifier);
export const dayAt = readAs(readDay);

/** The day of the paper itself: when its goods were ordered is another one. */
export const ownDayAt: typeof dayAt =
  (...concepts) =>
  (text) =>
    dayAt(...concepts)({ ...text, labels: text.labels.filter((label) => !OF_ORDER.test(label.text)) });

const OF_ORDER = /order|bestell|command|pedid|ordine|zam[oó]w|sipari[sş]/iu;

export const amountAt = readAs(readAmount);
export const currencyAt = readAs(readCurrency);
export const countryAt = readAs(readCountry);
export const incotermAt = readAs(readIncoterm);
export const marksAt = readAs(readMarks);
export const shortTextAt = readAs(readShortText);
export const longTextAt = readAs(readLongText);

const measured =
  (measureAt: (text: DocumentText, concepts: readonly Concept[]) => Measure | null): AtLabels<Measure | null> =>
  (...concepts) =>
  (text) =>
    measureAt(text, concepts);

export const weightAt = measured(pickWeight);
export const volumeAt = measured(pickVolume);
export const packagesAt = measured(pickPackages);

export const partyAt: AtLabels<Party> =
  (...concepts) =>
  (text) =>
    pickParty(text, concepts);

/** The name of a party whose address no field asks for. */
export const partyNameAt: AtLabels<Understood | null> =
  (...concepts) =>
  (text) =>
    pickParty(text, concepts).name;

export const addressAt = (concept: Concept) => (text: DocumentText) => pickAddress(text, concept);
export const portAt = (field: 'port_of_loading' | 'port_of_discharge') => (text: DocumentText) => pickPort(text, field);
