import { anyOf } from '@tallyport/domain/any-of';

/** The words by which a bill is made out to order: whoever holds it gets the goods, or whom the party behind these words names. */
const CLAUSES = String.raw`
  (?:un)?to (?:the )?order
  to (?:the )?(?:shipper|consignor|bank|issuing bank)['’]?s order
  an (?:die )?order
  aan order
  à l['’ ]\s?ordre
  a la orden
  all['’ ]\s?ordine
  à ordem
  till order
  na zlecenie
  凭指示
`;
const CLAUSE = new RegExp(String.raw`^\W*${anyOf(CLAUSES)}(?![\p{L}\d])`, 'iu');
/** `TO ORDER OF` and nothing behind it: whose order stands on the next line. */
const OPEN = /(?:\s(?:of|de|du|del|der|von|di|do|da|van)|[:：])\W*$/iu;

/** Whether a text says that goods are consigned to order, which is what a bill names in the place of a consignee: `TO ORDER OF SHIPPER`. */
export function isOrderClause(text: string): boolean {
  return CLAUSE.test(text);
}

/** Whether such a clause breaks off before the party whose order it is. */
export function isOpenOrderClause(text: string): boolean {
  return isOrderClause(text) && OPEN.test(text);
}
