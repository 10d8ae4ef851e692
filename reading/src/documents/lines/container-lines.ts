import type { DocumentText } from '../../document-text.js';
import { containersIn, type FoundContainer } from '../../fields/containers.js';
import type { Line } from '../../lines/invoice-line.js';
import { billNumberOf } from '../sources/bill-number.js';

/** The containers of a bill, but for what has their form and is its number. */
export function containerLines(text: DocumentText): Line[] {
  const own = billNumberOf(text)?.value;
  return containersIn(text)
    .filter(({ number }) => number.value !== own)
    .map(containerLine);
}

function containerLine({ number, seal, sizeType }: FoundContainer): Line {
  const line: Line = new Map([['number', number]]);
  if (seal !== null) line.set('seal', seal);
  if (sizeType !== null) line.set('size_type', sizeType);
  return line;
}
