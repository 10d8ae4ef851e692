import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { isForwarderName, isKnownLine, isLineName } from '@tallyport/domain/values/carrier-names';
import type { DocumentText } from '../document-text.js';
import { carrierInLetterhead, letterheadOf } from '../fields/letterhead.js';
import type { Concept } from '../labels/concepts.js';
import { TRANSPORT_TYPE } from './tuning.js';

type Sign = readonly [words: RegExp, weight: number];

/** Signs of a bill issued by a forwarder, and of one issued by a shipping line; each with its weight. */
const HOUSE_SIGNS: readonly Sign[] = [
  [/\bhouse\s+(?:bill|b\/l|way\s?bill|sea)|\bHB\/?L(?:\b|[-\s]?\d)/iu, 3],
  [/^\W*(?:master|ocean|carrier'?s?|line'?s?)\s+b(?:ill of lading|\/?l)\s*(?:no|number|ref|#)|^MB\/?L\s*(?:no|ref|#|$)/iu, 2],
  [/\bFIATA\b|\bFBL\b|\bNVOCC\b|\bOTI\b|freight forwarder|forwarding agent|\bas agent for the carrier/iu, 1.5],
  [/\bnon[- ]?vessel[- ]operating/iu, 3],
];
const MASTER_SIGNS: readonly Sign[] = [
  [/^\W*master\s+(?:bill of lading|b\/l)(?!\s*(?:no|number|ref|#))|^MB\/?L\W*$/iu, 3],
  [/^\W*as carrier\W*$/iu, 1.5],
  [/^\W*(?:ocean|liner) (?:bill of lading|(?:sea\s?)?way\s?bill)(?!\p{L})|\bconline ?bill\b|\bcongen ?bill\b/iu, 1],
  [/(?<!non[- ])\bvessel[- ]operating|\bVOCC\b|\bshipping line\b|\bocean carrier\b/iu, 1.5],
  [/\bcontainer lines?\b.*\b(?:a\/s|ag)\b|\bcarrier'?s agents? endorsements?\b|\bservice contract\b|\bSVC contract/iu, 1],
  [/\bsigned for the carrier\b|\bcarrier'?s agents?\b/iu, 0.25],
];
const SEA_WAYBILL: Sign = [/^\W*(?:non[- ]?negotiable\s+)?sea\s?way\s?bill\W*$/iu, 0.5];
/** Letters with which the large lines number their bills. */
const NUMBER_OF_LINE =
  /^(?!\p{Lu}{3}[UJZ]\d{7}$)(?:MAEU|MEDU|MSCU|HLCU|CMDU|ONEY|EGLV|COSU|OOLU|YMLU|YMJA|HDMU|ZIMU|WHLC|PABV|ANLC|SUDU|APLU|SITG|KMTC|MCPU|SMLM|TSXX|RCLC|HASL)[A-Z\d]{6,}$/u;

/** Whether a bill of lading is a house's or a line's: by what it says of its issuer; BL where it says too little. */
export function billTypeOf(text: DocumentText): DocumentType {
  const issuers = issuersOf(text);
  const says = (is: (name: string) => boolean): number => (issuers.some(is) ? 1 : 0);
  let house = weigh(text, HOUSE_SIGNS) + 2.5 * says(isForwarderName);
  let master = weigh(text, [...MASTER_SIGNS, SEA_WAYBILL]) + 1.5 * says(isLineName) + 2 * says(isKnownLine);
  if (hasLabel(text, 'delivery_agent')) house += 2;
  if (hasLabel(text, 'booking_number')) master += 0.25;
  if (isNumberedByOwner(text) || text.phrases.some(({ text: words }) => NUMBER_OF_LINE.test(words))) master += 2;
  if (Math.abs(house - master) < TRANSPORT_TYPE.leastDifference) return 'BL';
  return house > master ? 'HBL' : 'MBL';
}

/** Who may have issued the bill: the name in its head, and the one for which it is signed. */
function issuersOf(text: DocumentText): string[] {
  const head = carrierInLetterhead(text).name ?? letterheadOf(text).name;
  const heads = head === null ? [] : [String(head.value)];
  const signed = text.phrases.flatMap(({ text: words }) => SIGNED.exec(words)?.[1] ?? []);
  return [...heads, ...signed];
}

const SIGNED =
  /^\W*(?:signed\s+)?(?:(?:for and )?on behalf of(?: the carrier)?|for the carrier|as carrier|by)\W+(\p{L}.{4,60}?)(?:,?\s+as (?:the )?carrier)?\W*$/iu;

/** Whether an air waybill is a house's: it has a house number, or says so. */
export function airWaybillTypeOf(text: DocumentText): DocumentType {
  return text.phrases.some(({ text: words }) => HOUSE_AIR.test(words)) ? 'HAWB' : 'AWB';
}

const HOUSE_AIR =
  /\bH\W?AWB\b|\bhouse\s+(?:air\s?way\s?bill|awb|way\s?bill|no|number|#)|\bair\s?way\s?bill\W+house\b|\bMAWB\W*(?:no|#|number|ref)|分运单|分单号/iu;

function weigh(text: DocumentText, signs: readonly Sign[]): number {
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
