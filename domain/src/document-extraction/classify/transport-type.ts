import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentText } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';

/** Signs of a bill issued by a forwarder, and of one issued by a shipping line; each pattern with its weight. */
const HOUSE_SIGNS: readonly (readonly [RegExp, number])[] = [
  [/\bhouse\s+(?:bill|b\/l)|\bHB\/?L\b/iu, 3],
  [/^\W*(?:master|ocean|carrier'?s?)\s+b(?:ill of lading|\/?l)\s*(?:no|number|#)|^MB\/?L\s*(?:no|#)/iu, 2],
  [/\bmultimodal transport|\bcombined transport|port[- ]to[- ]port/iu, 0.5],
  [/\bFIATA\b|\bFBL\b|\bNVOCC\b|freight forwarder|forwarding agent|\bas agent for the carrier/iu, 1],
  [/\blogistics\b|\bforward(?:ing|ers?)\b|\bfreight (?:services|international|systems|solutions|management)/iu, 1.5],
];
const MASTER_SIGNS: readonly (readonly [RegExp, number])[] = [
  [/^\W*master\s+(?:bill of lading|b\/l)(?!\s*(?:no|number|#))|^MB\/?L\W*$/iu, 3],
  [/^\W*as carrier\W*$/iu, 2],
  [/^\W*ocean bill of lading\W*$/iu, 0.5],
  [
    /\blines?\s+(?:pte|ltd|limited|co|corp|inc|s\.?\s?a|gmbh|ag|a\/s|b\.?v|plc|llc)\b|\bshipping\s+(?:co|company|ltd|limited|corp|pte)\b/iu,
    1,
  ],
  [/\bshipping line\b|\bcontainer lines?\b.*\b(?:a\/s|ag)\b|\blines?\b\s*$/iu, 1],
  [/\bsigned for the carrier\b|\bcarrier'?s agents?\b/iu, 0.25],
];

/** Whether a bill of lading is a house's or a line's: by what it says of its issuer; BL where it says too little. */
export function billTypeOf(text: DocumentText): DocumentType {
  let house = weigh(text, HOUSE_SIGNS);
  let master = weigh(text, MASTER_SIGNS);
  if (hasLabel(text, 'delivery_agent')) house += 2;
  if (hasLabel(text, 'booking_number')) master += 0.25;
  if (isNumberedByOwner(text)) master += 2;
  if (Math.abs(house - master) < 1) return 'BL';
  return house > master ? 'HBL' : 'MBL';
}

/** Whether an air waybill is a house's: it has a house number, or says so. */
export function airWaybillTypeOf(text: DocumentText): DocumentType {
  return text.phrases.some(({ text: words }) => /\bHAWB\b|\bhouse\s+(?:air\s?way\s?bill|awb)/iu.test(words)) ? 'HAWB' : 'AWB';
}

function weigh(text: DocumentText, signs: readonly (readonly [RegExp, number])[]): number {
  return signs
    .filter(([pattern]) => text.phrases.some(({ text: words }) => pattern.test(words)))
    .reduce((sum, [, weight]) => sum + weight, 0);
}

function hasLabel(text: DocumentText, concept: Concept): boolean {
  return text.labels.some(({ concepts, ending }) => concepts.includes(concept) && ending !== 'loose');
}

/** A line numbers its bills with its own letters, and its containers begin with the same ones. */
function isNumberedByOwner(text: DocumentText): boolean {
  const codes = text.phrases.flatMap(({ text: words }) => words.match(/\b[A-Z]{4}[A-Z0-9]{6,14}\b/gu) ?? []);
  const owners = new Set(codes.filter((code) => /^[A-Z]{3}[UJZ]\d{7}$/.test(code)).map((code) => code.slice(0, 4)));
  return codes.some((code) => !/^[A-Z]{3}[UJZ]\d{7}$/.test(code) && /\d{5}/.test(code) && owners.has(code.slice(0, 4)));
}
