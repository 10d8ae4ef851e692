import { customsDirectionOf } from '../customs-form/boxes-of-form.js';
import type { OpenDocument } from '../open-document.js';
import { IMPORT_DECLARATION } from './titles.js';
import { airWaybillTypeOf, billTypeOf } from './transport-type.js';
import { SETTLE_TYPE } from './tuning.js';
import { type WeighedType, weighTypes } from './weigh-signs.js';

type Settled = Partial<Pick<OpenDocument, 'type' | 'name' | 'isCustomsForm' | 'weighed' | 'isTypeBySigns'>>;

/** The customs declaration of China by its boxes, and whether goods leave or arrive, where no title says another type aloud. */
export function customsForm(document: OpenDocument): Settled {
  const { score, type, isTitleWhole } = document;
  const isFaint = score < SETTLE_TYPE.loud || !isTitleWhole;
  const direction = isFaint || type === 'CED' || type === 'other' ? customsDirectionOf(document) : null;
  if (direction === null) return {};
  return direction === 'export'
    ? { type: 'CED', name: '', isCustomsForm: true }
    : { type: 'other', name: IMPORT_DECLARATION, isCustomsForm: true };
}

/** The type of a paper without a title, or with one that is only spoken of perhaps, by what it holds; and what speaks for each. */
export function typeOfContent(document: OpenDocument): Settled {
  if (document.isCustomsForm) return {};
  const weighed = weighTypes(document);
  if (document.score >= SETTLE_TYPE.loud && document.isTitleWhole) return { weighed };
  const ranked = withTitle(weighed, document);
  const [best] = ranked;
  if (best === undefined || best.weight < SETTLE_TYPE.least || isTitled(best, document)) return { weighed: ranked };
  return { type: best.type, name: best.name, weighed: ranked, isTypeBySigns: true };
}

const isTitled = ({ type, name }: WeighedType, document: OpenDocument): boolean =>
  document.score > 0 && type === document.type && (type !== 'other' || name === document.name);

/** The title is one sign more for its type. */
function withTitle(weighed: readonly WeighedType[], document: OpenDocument): WeighedType[] {
  if (document.score === 0) return [...weighed];
  const { type, name, title } = document;
  const sign = { sign: `the title "${title}"`, weight: SETTLE_TYPE.weightOfTitle * document.score };
  const own = weighed.find((other) => isTitled(other, document)) ?? { type, name, weight: 0, signs: [] };
  const titled = { ...own, weight: own.weight + sign.weight, signs: [sign, ...own.signs] };
  return [titled, ...weighed.filter((other) => other !== own)].toSorted((a, b) => b.weight - a.weight);
}

/** A bill of a house or of a line. */
export function typeOfBill(document: OpenDocument): Settled {
  return document.type === 'BL' ? { type: billTypeOf(document) } : {};
}

/** An air waybill of a house or of a line. */
export function typeOfAirWaybill(document: OpenDocument): Settled {
  return document.type === 'AWB' ? { type: airWaybillTypeOf(document) } : {};
}
