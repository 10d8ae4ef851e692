import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Papers, Part } from './papers.js';

/** The day on which a waybill's goods left, with the field that says so. */
export interface ShippedOn {
  readonly waybill: Part;
  readonly field: RecordField;
  readonly day: string;
}

/** Of each waybill that says a day: on board, else the flight, else the day of its issue. */
export function shippedOn(papers: Papers): ShippedOn[] {
  return papers.of('waybill').flatMap((waybill) => {
    const field = (['shipped_on_board_date', 'flight_date', 'issue_date'] as const).find((one) => waybill.text(one) !== null);
    const day = field === undefined ? null : waybill.text(field);
    return field === undefined || day === null ? [] : [{ waybill, field, day }];
  });
}
