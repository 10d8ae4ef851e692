import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { containersIn, normaliseContainerNumber } from '../shipping-record/iso6346.js';
import type { Papers, Part } from './papers.js';

/** The container numbers that a paper names, and the parts and fields that name them. */
export interface NamedContainers {
  readonly paper: Part;
  readonly numbers: ReadonlySet<string>;
  readonly from: readonly (readonly [Part, RecordField])[];
}

const HEADER: readonly RecordField[] = ['container_number', 'containers', 'consignment_identifier'];
const LINE: readonly RecordField[] = ['number', 'container_number'];

/** In headers several stand in one text; what has not the form of ISO 6346 is none there, but is one in a line of a container. */
export function containersOf(paper: Part, papers: Papers): NamedContainers {
  const inHeader = HEADER.flatMap((field) => containersIn(paper.text(field) ?? '').map((number) => ({ part: paper, field, number })));
  const inLines = papers.linesOf(paper).flatMap((part) =>
    LINE.flatMap((field) => {
      const number = part.text(field);
      return number === null ? [] : [{ part, field, number }];
    }),
  );
  const named = [...inHeader, ...inLines];
  const seen = new Map(named.map(({ part, field, number }) => [normaliseContainerNumber(number), [part, field] as const]));
  return { paper, numbers: new Set(seen.keys()), from: [...seen.values()] };
}
