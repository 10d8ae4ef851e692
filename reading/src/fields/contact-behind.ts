import { anyOf } from '@tallyport/domain/any-of';
import { CONTACT_WORDS } from './words/contact-words.js';

/** A contact that follows an address on the same line, behind a colon or before figures of a telephone. */
const CALLED =
  /\s*(?:[|;·•–-]\s*)?(?<!\p{L})(?:(?:tel|fax|phone|e-?mail|attn|ein|vat)\s?(?:no)?\.?\s?[:：].*|(?:tel|tfno|tlf|mob|gsm|ph|[mt])\.?\s?[:：]?\s?\+?[\d(][\d\s().+-]{7,})$/iu;

/** Numbers of a business that begin no line alone, for their letters mean other things, too. */
const NUMBERS = String.raw`
  acn
  btw(?:-?nr)?
  c\.?\s?r\.?(?:\s?no)?
  cpf
  d\.?\s?l\.?\s?no
  ein
  eori
  f\.?l\.?\s?no
  fone
  gsm
  gst
  i\.?r\.?s\.?
  iec
  moms(?:nr)?
  mwst(?:-?nr)?
  nip
  nit
  npwp
  nzbn
  pan
  reg\.?\s?(?:no|nr)?
  rfc
  sst
  tax (?:id|no|number|reg)
  tin
  tva
  uen
  uid
  vat(?:in|\s?reg)?
`;

/** The word for a contact or a number, and behind it at least five figures with what stands between them. */
const NAMED = String.raw`(?<![\p{L}\d])(?:${anyOf(CONTACT_WORDS)}|${anyOf(NUMBERS)})(?!\p{L})[\s.:#°º]*(?:(?:no|nr|num|number|reg)(?!\p{L})[\s.:#]*)?`;
const FIGURES = String.raw`[A-Z(+]{0,5}[\s.-]?\d(?:[\s().\/+-]*[A-Z]{0,5}\d){4,}`;
const NUMBERED = new RegExp(String.raw`[\s·•|–—,;(-]+${NAMED}${FIGURES}.*$`, 'iu');
/** The number of a company in Switzerland needs no word. */
const SWISS = /[\s·•|–—,;(-]+CHE-?\d{3}\.\d{3}\.\d{3}.*$/u;

/** A line of an address without the telephone or the number of a business that stands behind it; nothing, where no words stand before. */
export function withoutContactBehind(line: string): string {
  const bare = [CALLED, SWISS, NUMBERED].reduce((left, behind) => left.replace(behind, ''), line);
  return bare === line || /\p{L}{2}/u.test(bare) ? bare : '';
}
