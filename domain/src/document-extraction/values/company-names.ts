/** Forms of companies as they end a name, in the languages of trade papers. */
const COMPANY_FORM =
  /(?<!\p{L})(?:ltd|limited|inc|incorporated|l\.?\s?l\.?\s?c|llp|plc|corp|corporation|co|company|gmbh|ag|kg|s\.?\s?a|s\.?\s?a\.?\s?s|s\.?\s?r\.?\s?l|s\.?\s?l|b\.?\s?v|n\.?\s?v|pty|pte|sdn|bhd|berhad|s\.?\s?n\.?\s?c|lda|oü|uab|s\.?\s?p\.?\s?a|oyj?|ab|a\/s|aps|asa?|jsc|pjsc|ojsc|o\.?o\.?o|d\.o\.o|kft|zrt|sp\.?\s?z\s?o\.?o|eirl|s\.?a\.?c|e\.?k|ohg|ug|w\.?l\.?l|fzco|fze|fzc|enterprises?|industries|trading|k\.?\s?k|ltda|limitada|sarl|pvt|de c\.?v|株式会社|有限公司|公司|集团|厂)\.?(?![\p{L}])/iu;

/** Words in the names of those that carry goods or arrange their carriage. */
const CARRIER_WORD =
  /(?<!\p{L})(?:lines?|shipping|maritime|marine|container|lloyd|airlines?|airways|air cargo|carriers?|navigation|ocean|logistics|freight|forwarding|forwarders|cargo|express|transport|海运|航运|物流|货运)(?!\p{L})/iu;

/** Whether a text reads like the name of a company: at least one word of its own and a form of company. */
export function isCompanyName(text: string): boolean {
  const form = COMPANY_FORM.exec(text);
  if (form === null || text.length > 80 || /[:：;]/u.test(text)) return false;
  const own = text.slice(0, form.index).replace(/[^\p{L}\p{N}]/gu, '');
  return own.length >= 3 && text.split(/\s+/).length <= 10;
}

/** Words that papers of carriage say of themselves and of their terms: no names. */
const NO_NAME =
  /(?<!\p{L})(?:pre-?paid|collect|bill|way\s?bill|shipper|consignee|notify|terms|original|copy|received|signed|invoice|board|payable|operating|document|multi-?modal|combined transport|port[ -]to[ -]port|b\/l|house|member of|issued by|please|arrival|booking|cargo release)(?!\p{L})/iu;

/** Whether a company's name says that it carries goods. */
export function isCarrierName(text: string): boolean {
  return CARRIER_WORD.test(text) && !NO_NAME.test(text);
}

/** Whether a text is nothing but the form of a company: `Ltd.`, `Co., Limited`, `Pty Ltd`. */
export function isOnlyForm(text: string): boolean {
  const words = text.split(/[\s,()（）]+/u).filter((word) => word !== '' && !/^group$/iu.test(word));
  return words.length > 0 && words.length <= 3 && words.every((word) => new RegExp(`^(?:${COMPANY_FORM.source})$`, 'iu').test(word));
}
