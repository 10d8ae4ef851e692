import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { SURE } from '../certainty.js';
import { agreementOf } from './same-print.js';
import type { Stated } from './stated-invoice.js';

/** The file's own data and its print say the same. */
const BOTH_SAY_SO = 0.99;
/** The data say it, and the page nothing of it, or in other words. */
const DATA_SAY_SO = 0.95;
/** The data say it, and what was read of the page says otherwise: not surely, or surely. */
const PRINT_MAY_DIFFER = 0.9;
const PRINT_DIFFERS = 0.8;

/**
 * What the data inside the file say of a field, brought together with what was read of the page:
 *
 * | the page | then |
 * | --- | --- |
 * | says the same | what was read, with its place, and sure |
 * | says it in other words | the value of the data, at that place |
 * | says another amount that the data have, too | the value of the data, without a place |
 * | says otherwise | the value of the data, at the place where the page differs, which a check tells; doubtful where the print is sure |
 * | says nothing | the value of the data, without a place |
 */
function reconcileStated(print: Reading | undefined, stated: Stated, file: string): Reading {
  const { value, term } = stated;
  const said = (confidence: number, printed: string | null = null): Reading => ({
    value,
    raw: null,
    place: null,
    method: 'embedded data',
    confidence,
    embedded: { file, term, printed },
  });
  if (print === undefined || typeof print.value !== 'string' || print.value === '' || print.place === null) return said(DATA_SAY_SO);
  const { raw, place } = print;
  switch (agreementOf(print.value, stated)) {
    case 'same':
      return { ...said(BOTH_SAY_SO), value: print.value, raw, place };
    case 'reworded':
      return { ...said(DATA_SAY_SO), raw, place };
    case 'beside':
      return said(DATA_SAY_SO);
    case 'otherwise':
      return { ...said(print.confidence < SURE.from ? PRINT_MAY_DIFFER : PRINT_DIFFERS, print.value), raw, place };
  }
}

/** The fields of a header or a line: those of the data, and what the page alone says. */
export function reconcileFields(print: Readings, stated: ReadonlyMap<string, Stated>, file: string): Readings {
  const said = [...stated].map(([field, value]) => [field, reconcileStated(print[field], value, file)] as const);
  return { ...print, ...Object.fromEntries(said) };
}
