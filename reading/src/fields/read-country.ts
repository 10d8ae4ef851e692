import { isCountry, namesCountry } from '@tallyport/domain/values/countries';
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
  const bare = [/\s*[(（][^()（）]*[)）]$/u, /\.\s.*$/u].map((remark) => value.replace(remark, '')).find(isCountry);
  return !isCountry(value) && bare !== undefined ? bare : value;
}

/** `INDIA / PORTUGAL` may be from where and to where. */
function namesTwo(value: string): boolean {
  return !isCountry(value) && value.split('/').filter((part) => isCountry(part.trim())).length > 1;
}
