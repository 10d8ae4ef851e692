import { customsDirectionOf } from '../customs-form/direction.js';
import type { OpenDocument } from '../open-document.js';
import { typeByContent } from './content.js';
import { IMPORT_DECLARATION } from './titles.js';
import { airWaybillTypeOf, billTypeOf } from './transport-type.js';

type Settled = Partial<Pick<OpenDocument, 'type' | 'name' | 'isCustomsForm'>>;

/** The customs declaration of China by its boxes, and whether goods leave or arrive, where no title says another type. */
export function customsForm(document: OpenDocument): Settled {
  const { score, type } = document;
  const direction = score === 0 || type === 'CED' || type === 'other' ? customsDirectionOf(document) : null;
  if (direction === null) return {};
  return direction === 'export'
    ? { type: 'CED', name: '', isCustomsForm: true }
    : { type: 'other', name: IMPORT_DECLARATION, isCustomsForm: true };
}

/** The type of a paper without a title, by what it holds. */
export function typeOfContent(document: OpenDocument): Settled {
  return document.score === 0 && !document.isCustomsForm ? { type: typeByContent(document) } : {};
}

/** A bill of a house or of a line. */
export function typeOfBill(document: OpenDocument): Settled {
  return document.type === 'BL' ? { type: billTypeOf(document) } : {};
}

/** An air waybill of a house or of a line. */
export function typeOfAirWaybill(document: OpenDocument): Settled {
  return document.type === 'AWB' ? { type: airWaybillTypeOf(document) } : {};
}
