import { endOfName } from '@tallyport/domain/values/company-and-address';
import { daysIn } from '@tallyport/domain/values/dates';
import { FUMIGANT_NAMES } from '@tallyport/domain/values/fumigants';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Party } from '../fields/party.js';
import type { Phrase } from '../page/phrases.js';

const SENT_TO = String.raw`(?:consigned|shipped|delivered|destined|exported|sold|to be (?:delivered|shipped|exported))\s+(?:to|for)`;

const DOSAGE =
  /(?:rate|dosage|dose|concentration)\s+of\s+(?<told>\d+(?:[.,]\d+)?)\s*(?:g|gms?|grams?)\s*(?:\/|per)\s*(?:m³|m3|cbm|cu|cubic)/iu;
const HOURS =
  /(?<!\p{L})for\s+(?:an?\s+)?(?:(?:period|exposure|exposure period|duration)\s+of\s+)?(?<told>\d{1,3})\s*(?:hours|hrs)(?!\p{L})/iu;
const TEMPERATURE = /(?<!\p{L})(?:at|of|than)\s+(?<told>\d{1,2}(?:[.,]\d+)?)\s*(?:°\s*C|℃|deg)/iu;
const FUMIGANT = new RegExp(String.raw`(?:fumigated|treated|disinfested)\s+(?:with|using|by)\s+(?<told>${FUMIGANT_NAMES})`, 'iu');
const COMPLETED = /(?:completed|ended|finished|carried out|performed)\s+on\s+(?<told>\S+(?:\s\S+){0,3})/iu;
const EXPORTER = new RegExp(String.raw`(?:\bof|\bby|\bfrom|\bfor)\s+(?:Messrs\.?|M/s\.?)\s+(?<told>\p{Lu}.{5,160}?),?\s+${SENT_TO}\s`, 'u');
const IMPORTER = new RegExp(
  String.raw`${SENT_TO}\s+(?:Messrs\.?|M/s\.?)\s+(?<told>\p{Lu}.{5,160}?),?\s+(?:at the port|from the port|has been|have been|was|were|loaded|under|per)(?!\p{L})`,
  'u',
);
const LOADED = /at the port of\s+(?<told>\p{Lu}.{2,40}?),?\s+(?:bound for|destined for|for shipment to|has|have|was|were)(?!\p{L})/u;
const BOUND = /bound for\s+(?<told>\p{Lu}.{2,40}?),?\s+(?:has|have|was|were|under|per)(?!\p{L})/u;

/** What sentences of a certificate tell of a treatment: `was fumigated with … at the rate of … for 24 hours`. */
export class TreatmentInProse {
  readonly #starts: readonly { readonly phrase: Phrase; readonly start: number }[];
  readonly #running: string;
  readonly #text: DocumentText;

  constructor(text: DocumentText) {
    this.#text = text;
    let length = 0;
    this.#starts = text.phrases.map((phrase) => {
      const start = length;
      length += phrase.text.length + 1;
      return { phrase, start };
    });
    this.#running = text.phrases.map((phrase) => phrase.text).join(' ');
  }

  readonly dosage = (): Understood | null => this.#told(DOSAGE);
  readonly hours = (): Understood | null => this.#told(HOURS);
  readonly temperature = (): Understood | null => this.#told(TEMPERATURE);
  readonly fumigant = (): Understood | null => this.#told(FUMIGANT);
  readonly portOfLoading = (): Understood | null => this.#told(LOADED);
  readonly portOfDischarge = (): Understood | null => this.#told(BOUND);
  readonly exporter = (): Party => partyIn(this.#told(EXPORTER));
  readonly importer = (): Party => partyIn(this.#told(IMPORTER));

  completed(): Understood | null {
    const told = this.#told(COMPLETED);
    const [day] = told === null ? [] : daysIn(String(told.value), this.#text.dayOrder);
    if (told === null || day === undefined || day.start > 0) return null;
    return {
      ...told,
      value: day.value,
      certainty: day.certain || this.#text.isDayOrderKnown ? CERTAINTY.certificate.inSentence : CERTAINTY.day.twoWaysInSentence,
    };
  }

  #told(pattern: RegExp): Understood | null {
    const match = pattern.exec(this.#running);
    const value = match?.groups?.['told'];
    if (match === null || value === undefined) return null;
    const end = match.index + match[0].length;
    const from = this.#starts
      .filter(({ phrase, start }) => start < end && start + phrase.text.length > match.index)
      .map(({ phrase }) => phrase);
    return { value, from, certainty: CERTAINTY.certificate.inSentence };
  }
}

const NOBODY: Party = { name: null, address: null };

/** Name and address that a sentence tells in one go. */
function partyIn(told: Understood | null): Party {
  const value = String(told?.value ?? '');
  const end = endOfName(value);
  if (told === null || end === null) return NOBODY;
  return { name: { ...told, value: value.slice(0, end).trim() }, address: { ...told, value: value.slice(end + 1).trim() } };
}
