import { anyOf } from '@tallyport/domain/any-of';
import { type Phrase, partOf } from '../page/phrases.js';
import { isOwnerOf, isPlace } from './over-street.js';
import { isTownLine } from './town-line.js';
import { CONTACT_WORDS } from './words/contact-words.js';
import { OFFICE_CAPTIONS } from './words/office-captions.js';
import { ADDRESS_FIELDS } from './words/party-fields.js';
import { TRADE_CALLINGS } from './words/trade-callings.js';

const CAPTION = new RegExp(String.raw`^\W*${anyOf(ADDRESS_FIELDS)}\s*\.?\s*[:：]\s*(?=\S)`, 'iu');
/** Behind a caption of a form an address is filled in without a mark: `ADDRESS N4410 Hwy 80`. */
const CAPTION_UNMARKED =
  /^\W*(?:address|adresse|dirección|direccion|indirizzo|alamat|anschrift)\s+(?=\S.*\d|\S.*(?:road|rd|street|st)(?!\p{L}))/iu;
const CAPTION_ALONE = new RegExp(String.raw`^\W*${anyOf(ADDRESS_FIELDS)}\W*$`, 'iu');
const OFFICE = new RegExp(String.raw`^\W*${anyOf(OFFICE_CAPTIONS)}(?:\s*[/|]\s*${anyOf(OFFICE_CAPTIONS)})*\s*[:：]\s*(?=\S)`, 'iu');
const CALLING = new RegExp(String.raw`^\W*(?:leading |the )?${anyOf(TRADE_CALLINGS)}(?![\p{L}.])`, 'iu');
/** How long a house has been in its trade. */
const SINCE =
  /(?<!\p{L})(?:since|established|estd?\.?|founded|depuis|fond[ée]e|seit|gegr(?:ündet|\.)|dal|desde|fundada|sinds|sedan)\s+(?:in\s+)?(?:1[6-9]|20)\d\d(?!\d)/iu;
/** A number under which authorities know somebody, without a word or behind a few letters: `DE 114 288 907`, `B14882207`, `NTN 4471820-5`. */
const NUMBER_ONLY =
  /^(?:[A-Z]{2}\s?(?:\d[\s.]?){8,12}|[A-Z]-?\d{8}|[A-Z]{2,5}\.?\s?[:#]?\s?\d[\d-]{6,}|CHE-\d{3}\.\d{3}\.\d{3}(?:\s\p{L}+)?)$/u;

/** Standards by which a house is certified: `ISO 13485 / CE`, `HACCP certified`. */
const NORMS = String.raw`
  (?:(?:DIN|EN)\s)*ISO(?:/TS)?\s?\d{4,5}(?:[:-]\d{4})?
  CE
  GMP
  HACCP
  FDA
  IATF\s?\d+
  BRCGS?
  IFS
  FSSC\s?\d+
  OHSAS\s?\d+
  GLOBALG\.?A\.?P\.?
`;
const NORM = anyOf(NORMS);
const CERTIFIED = new RegExp(
  String.raw`^(?:an?\s)?${NORM}(?:\s*[/,&·+-]\s*${NORM})*(?:\s(?:certified|zertifiziert|certifi[ée]e?|certificad[oa]|approved)(?:\s\p{L}+)?)?$`,
  'iu',
);
/** The number of a house in a register before what it makes: `RC 1182047 - Mills, boilers, tanks`. */
const TRADED_BY_NUMBER = /^(?:rc|bn|cac|cr|reg)\.?\s?(?:no\.?\s?)?\d{5,}\s?[-–]\s?[^\d]+$/iu;
/** What a house sells, before its address: `Garden antiques and cast stone`. */
function isListOfGoods(words: string): boolean {
  return /\s(?:and|&|et|und|en|e|y|og|och|i|ja)\s/iu.test(words) && !/\d/u.test(words) && !isPlace(words);
}
/** The name of an account on a market: one word with a line or a figure in it. */
const ACCOUNT_NAME = /^[a-z]+_[a-z\d_]+$/u;

/** A telephone needs no word. */
const TELEPHONE = /^[+(]?\d[\d\s().+-]{6,}$/u;

/** What a company is worth, as the letterheads of France, Italy and Spain must say: `S.A.S. au capital de 120 000 €`. */
const CAPITAL =
  /(?<!\p{L})(?:au capital (?:social )?de|cap(?:itale)?\.?\s(?:sociale?|soc)\.?|capital social|share capital|stammkapital|grundkapital)(?!\p{L})/iu;
/** `Exporter Reg. No. 1188` behind whoever keeps the register. */
const OF_REGISTER = String.raw`reg(?:istration|istered)?\.?\s(?:no|number|nr)\.?`;
const BARE_REGISTER = String.raw`^(?:reg|rc|c\.?r)\.?(?:\s(?:no|nr)\.?)?(?=\s?:?\s?[\d/]{6,}$)`;
const LICENCE = String.raw`lic(?:en[cs]e)?\.?(?:\s(?:no|number|nr)\.?)?`;
const REGISTERED = new RegExp(
  String.raw`(?<!\p{L})(?:${OF_REGISTER}|${BARE_REGISTER}|${LICENCE})\s*:?\s*\S*\d\S*(?:\s[A-Z]{2,5}\s\S*\d\S*)*$`,
  'iu',
);
/** A number behind its name, where the place stands before it on the same line: `22 Quay Road, Hobart | ABN 90 166 402 118`. */
const NUMBERED = new RegExp(String.raw`^${anyOf(CONTACT_WORDS)}(?![a-z]).*\d`, 'iu');

/** Whether a line begins with the word for one of the houses of a company, before its address. */
export function isOfOffice(words: string): boolean {
  return OFFICE.test(words);
}

/** A line of a letterhead without what a company does, since when, and under which number: what is left of it tells where it is. */
export function addressPart(line: Phrase): Phrase | null {
  if (CAPTION_ALONE.test(line.text)) return null;
  const caption = (CAPTION.exec(line.text) ?? OFFICE.exec(line.text) ?? CAPTION_UNMARKED.exec(line.text))?.[0].length ?? 0;
  const own = caption === 0 ? line : (partOf(line, caption, line.text.length) ?? line);
  const parts = [...own.text.matchAll(/(?:(?!\s[·•|]\s).)+/gu)].filter(([part]) => part.trim() !== '');
  const kept = parts.filter(([part]) => !isNoPlace(part.trim(), parts.length > 1));
  if (kept.length === parts.length) return own;
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return null;
  const mark = /^[\s·•|]*/u.exec(first[0])?.[0].length ?? 0;
  return partOf(own, first.index + mark, last.index + last[0].length);
}

/** Whether words under a name say what it does, since when, or under which number it is known. */
function isNoPlace(words: string, isOneOfSeveral: boolean): boolean {
  const bare = words.replace(/^[\s·•|]+/u, '');
  return (
    (NUMBER_ONLY.test(bare) && !isTownLine(bare)) ||
    REGISTERED.test(bare) ||
    CAPITAL.test(bare) ||
    (isOneOfSeveral && (NUMBERED.test(bare) || TELEPHONE.test(bare) || isOwnerOf(bare))) ||
    SINCE.test(bare) ||
    (CALLING.test(bare) && !/\d/u.test(bare)) ||
    CERTIFIED.test(bare) ||
    ACCOUNT_NAME.test(bare) ||
    TRADED_BY_NUMBER.test(bare) ||
    (isOneOfSeveral && isListOfGoods(bare))
  );
}
