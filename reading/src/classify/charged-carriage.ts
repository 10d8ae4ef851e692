import { anyOf } from '@tallyport/domain/any-of';
import type { OpenDocument } from '../open-document.js';
import { isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { cellOf } from '../tables/rows.js';
import { CHARGED_CARRIAGE } from './tuning.js';
import type { WeighedType } from './weigh-signs.js';
import { CHARGES_OF_CARRIAGE } from './words/charges-of-carriage.js';

const CHARGE = new RegExp(anyOf(CHARGES_OF_CARRIAGE), 'iu');
const AMOUNT = /^\W*(?:[A-Z]{3}\W*)?\d[\d.,' ]*[.,]\d{2}\W*(?:[A-Z]{3})?$/u;

/** An invoice whose lines are charges of a carriage is that of a forwarder, whatever its title: it sells no goods. Half of them will do where it tells of a waybill's carriage. */
export function typeOfCharges({ type, tables, phrases, weighed }: OpenDocument): Partial<Pick<OpenDocument, 'type'>> {
  if (type !== 'CIV') return {};
  const described = tables.flatMap(({ rows }) => rows.map((row) => cellOf(row, 'description')?.text ?? '')).filter((text) => text !== '');
  const inRows = described.filter((text) => CHARGE.test(text)).length;
  const isOfCarriage = weighed.some(tellsOfCarriage);
  if (described.length > 0 && inRows === 0 && !isOfCarriage) return {};
  // Rows of charges often end at one that looks like a sum: what stands below counts, too.
  const charges = Math.max(inRows, phrases.filter(isCharged(phrases)).length);
  const share = isOfCarriage ? CHARGED_CARRIAGE.leastShareOfCarriage : CHARGED_CARRIAGE.leastShare;
  return charges >= CHARGED_CARRIAGE.leastLines && charges >= share * (charges + described.length - inRows) ? { type: 'FIN' } : {};
}

const tellsOfCarriage = ({ type, weight }: WeighedType): boolean =>
  (type === 'AWB' || type === 'BL') && weight >= CHARGED_CARRIAGE.leastOfWaybill;

/** A charge with an amount on its line. */
function isCharged(phrases: readonly Phrase[]): (phrase: Phrase) => boolean {
  return ({ text, page, area }) =>
    text.length <= CHARGED_CARRIAGE.longestName &&
    CHARGE.test(text) &&
    phrases.some((other) => other.page === page && other.area.left > area.right && isSameLine(other.area, area) && AMOUNT.test(other.text));
}
