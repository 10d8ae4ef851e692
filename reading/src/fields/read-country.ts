import { isCountry, isCountryOfAnyTongue, namesCountry } from '@tallyport/domain/values/countries';
import { leadingCountry } from '@tallyport/domain/values/leading-country';
import { DOUBT } from '../certainty.js';
import { readShortText, type ValueReader } from './value-readers.js';
import { withoutLead } from './without-lead.js';

/** Certificates of the European Union name the union before the country: `European Union - Finland`. */
const OF_UNION = /^(?:(?:the )?European (?:Union|Community)|EU|EC|EEC)\s*[-–—(:/]\s*(?=\p{Lu}\p{Ll})/u;

/** The name of a country, or of several; a number or a part of a sentence is none. One that does not exist is doubtful. */
export const readCountry: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  if (understood === null) return null;
  const printed = String(understood.value).replace(OF_UNION, '');
  const value = (candidate.relation === 'over' ? withoutLead(printed) : printed).replace(/(?<=^[^(]*)\)$/u, '');
  if (!/^\P{Ll}/u.test(value) || /\d{2}/u.test(value)) return null;
  const country = withoutRemark(value);
  const isKnown = namesCountry(country) && !namesTwo(country);
  return { ...understood, value: country, certainty: understood.certainty * (isKnown ? 1 : DOUBT.unknownCountry) };
};

/** `KOREA (KORUS FTA)`, `Vietnam. Acacia wood`: what stands in brackets or as a sentence behind a country is said of the goods, unless it belongs to its name. */
function withoutRemark(value: string): string {
  if (isCountry(value)) return value;
  const bare = REMARKS.map((remark) => value.replace(remark, '')).find((name) => isCountry(name) || isCountryOfAnyTongue(name));
  if (bare !== undefined) return bare;
  const country = leadingCountry(value);
  return country !== null && SPOKEN_ON.test(value.slice(country.length)) ? country : value;
}

const REMARKS = [/\s*[(（][^()（）]*[)）]$/u, /\.\s.*$/u];

/** A sentence that goes on behind a country: `NEPAL for goods exported to`. */
const SPOKEN_ON = /^[\s,.]+(?:\S+\s+)?\p{Ll}{2,}\s+\p{Ll}{2,}/u;

/** `INDIA / PORTUGAL` may be from where and to where. */
function namesTwo(value: string): boolean {
  return !isCountry(value) && value.split('/').filter((part) => isCountry(part.trim())).length > 1;
}
