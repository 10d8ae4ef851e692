import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { CERTAINTY, SURE } from '../certainty.js';
import { agreementOf } from './same-print.js';
import type { Stated } from './stated-invoice.js';

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
  if (print === undefined || typeof print.value !== 'string' || print.value === '' || print.place === null)
    return said(CERTAINTY.stated.data);
  const { raw, place } = print;
  switch (agreementOf(print.value, stated)) {
    case 'same':
      return { ...said(CERTAINTY.stated.both), value: print.value, raw, place };
    case 'reworded':
      return { ...said(CERTAINTY.stated.data), raw, place };
    case 'beside':
      return said(CERTAINTY.stated.data);
    case 'otherwise':
      return {
        ...said(print.confidence < SURE.from ? CERTAINTY.stated.printMayDiffer : CERTAINTY.stated.printDiffers, print.value),
        raw,
        place,
      };
  }
}

/** The fields of a header or a line: those of the data, and what the page alone says. */
export function reconcileFields(print: Readings, stated: ReadonlyMap<string, Stated>, file: string): Readings {
  const said = [...stated].map(([field, value]) => [field, reconcileStated(print[field], value, file)] as const);
  return { ...print, ...Object.fromEntries(said) };
}
