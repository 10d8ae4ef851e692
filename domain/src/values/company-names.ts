import { anyOf } from '../any-of.js';
import { CARRIER_WORDS, NO_NAME_WORDS } from './words/carriers.js';
import { COMPANY_FORMS } from './words/company-forms.js';
import { COUNTIES } from './words/counties.js';

/** Forms of companies as they end a name, in the languages of trade papers. */
const COMPANY_FORM = new RegExp(String.raw`(?<!\p{L})${anyOf(COMPANY_FORMS)}\.?(?![\p{L}])`, 'iu');

/** `Co. Mayo` is a county. */
const COUNTY = new RegExp(String.raw`(?<!\p{L})co\.?\s+${anyOf(COUNTIES)}(?!\p{L})`, 'iu');

/** Words in the names of those that carry goods or arrange their carriage. */
const CARRIER_WORD = new RegExp(String.raw`(?<!\p{L})${anyOf(CARRIER_WORDS)}(?!\p{L})`, 'iu');

/**
 * Forms that stand before the name, in French, Indonesian, Vietnamese, Russian, Polish and the languages of the Baltic: `SARL Les Vins`,
 * `PT Kayu Jati`, `UAB „Alksnis“`.
 */
const LEADING_FORMS = String.raw`
  S\.?A\.?R\.?L\.?
  S\.?A\.?S\.?U?\.?
  E\.?U\.?R\.?L\.?
  S\.?N\.?C\.?
  S\.?C\.?E?\.?A\.?
  Ets\.?
  [EÉ]tablissements
  Soci[eé]t[eé]
  [CcKk][Oo]-?[Oo][Pp][EeÉé][Rr][Aa][Tt][Ii][VvFf][AaEe]?
  PT\.?
  C[ôÔ][nN][gG] [tT][yY]
  OOO
  ООО
  UAB
  SIA
  OÜ
  VšĮ
  LLC(?=\s["«“„])
  AS(?=\s["«“„])
  ТОВ
  ТзОВ
  ПП
  ФОП
  ИП
  ЗАО
  ОАО
  P\.?P\.?H\.?U?\.?
  P\.?H\.?U\.?
  F\.?H\.?U\.?
`;
const LEADING_FORM = new RegExp(String.raw`^${anyOf(LEADING_FORMS)}\s+(?:[«“„"‚]|,,)?\p{Lu}\p{L}`, 'u');

/** Forms right before the name, as Japan and Korea print them: `株式会社みなと商会`, `(주)성진오토텍`. */
const GLUED_FORM = /^(?:株式会社|有限会社|合同会社|주식회사|[(（](?:株|주)[)）]|㈱|㈜)\s?[\p{L}\d]{2,}/u;

/** Whether a text reads like the name of a company: at least one word of its own and a form of company. */
export function isCompanyName(text: string): boolean {
  const form = COMPANY_FORM.exec(text.replace(COUNTY, ''));
  if ((LEADING_FORM.test(text) || GLUED_FORM.test(text)) && text.length <= 60 && !/[:：;\d]/u.test(text)) return true;
  if (form === null || text.length > 80 || /[:：;]/u.test(text)) return false;
  const own = text.slice(0, form.index).replace(/[^\p{L}\p{N}]/gu, '');
  return own.length >= 3 && text.split(/\s+/).length <= 10;
}

/** Words that papers of carriage say of themselves and of their terms: no names. */
const NO_NAME = new RegExp(String.raw`(?<!\p{L})${anyOf(NO_NAME_WORDS)}(?!\p{L})`, 'iu');

/** Whether a company's name says that it carries goods. */
export function isCarrierName(text: string): boolean {
  return CARRIER_WORD.test(text) && !NO_NAME.test(text);
}

/** Whether a text is nothing but the form of a company: `Ltd.`, `Co., Limited`, `Pty Ltd`. */
export function isOnlyForm(text: string): boolean {
  const words = text.split(/[\s,()（）]+/u).filter((word) => word !== '' && !/^group$/iu.test(word));
  return words.length > 0 && words.length <= 3 && words.every((word) => new RegExp(`^(?:${COMPANY_FORM.source})$`, 'iu').test(word));
}
