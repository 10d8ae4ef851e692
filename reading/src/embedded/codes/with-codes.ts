import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { headerFieldsOf } from '@tallyport/contracts/shipping-record/fields';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { CERTAINTY } from '../../certainty.js';
import type { OpenDocument } from '../../open-document.js';
import { agreementOf } from '../same-print.js';
import { type CodedValue, codedValues } from './coded-values.js';
import type { PlacedCode } from './placed-code.js';

/** The codes on the pages of a document. */
export function codes({ pages }: OpenDocument): { codes: readonly PlacedCode[] } {
  return { codes: pages.flatMap((page) => (page.codes ?? []).map((code) => ({ ...code, page: page.number }))) };
}

/**
 * The header with what codes on its pages say: what the page says as well is sure, what it does not say stands where the code is. A code
 * that says otherwise may be of another paper, so what was read stays and is doubted. Codes that contradict each other say nothing.
 */
export function withCodes({ codes: found, type, header }: OpenDocument): { header: Readings } {
  const kind = recordKindOf(type);
  const fields = kind === null ? [] : headerFieldsOf(kind);
  const said = found.flatMap((code) => codedValues(code.text, type).map((value) => ({ code, value })));
  const read = fields.flatMap((field): [string, Reading][] => {
    const [first, ...others] = said.filter(({ value }) => value.field === field);
    if (first === undefined || others.some(({ value }) => value.value !== first.value.value)) return [];
    return [[field, reconciled(header[field], first.value, first.code)]];
  });
  return { header: { ...header, ...Object.fromEntries(read) } };
}

function reconciled(print: Reading | undefined, coded: CodedValue, { format, text, box, page }: PlacedCode): Reading {
  if (print === undefined || typeof print.value !== 'string' || print.value === '') {
    const place = { page, boxes: [box], address: null };
    const embedded = { file: format, term: coded.term, printed: null };
    return { value: coded.value, raw: text, place, method: 'bar code', confidence: CERTAINTY.stated.code, embedded };
  }
  const isSame = agreementOf(print.value, { ...coded, beside: [] }) === 'same';
  return {
    ...print,
    confidence: isSame ? Math.max(print.confidence, CERTAINTY.stated.both) : Math.min(print.confidence, CERTAINTY.stated.codeDiffers),
  };
}
