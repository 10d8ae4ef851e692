import { namesCountry } from '@tallyport/domain/values/countries';
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
  return { ...understood, value, certainty: understood.certainty * (namesCountry(value) ? 1 : DOUBT.unknownCountry) };
};
