import { type Placeholder, placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import { componentOf, type Segment } from '../../edifact/segment.js';
import type { SegmentRow } from './layout.js';
import { WRITTEN_FORMS } from './value-forms.js';

/** A value that a message says, and where: element and component count from 1. */
export interface SaidValue {
  readonly name: string;
  readonly value: string;
  readonly element: number;
  readonly component: number;
}

/** What a segment says by a row, or null where it is not one of that row. */
export function readByRow(row: SegmentRow, segment: Segment): SaidValue[] | null {
  if (segment.tag !== row.tag || segment.elements.length > row.elements.length) return null;
  const said: SaidValue[] = [];
  for (const [at, components] of row.elements.entries()) {
    const values = readElement(components, segment, at);
    if (values === null) return null;
    said.push(...values);
  }
  return said.length > 0 || placeholdersOf(row).length === 0 ? said : null;
}

/** An element that says nothing is left out with what stands beside its values. */
function readElement(components: readonly (string | Placeholder)[], segment: Segment, element: number): SaidValue[] | null {
  const written = segment.elements[element] ?? [];
  if (written.length > components.length) return null;
  const hasPlaces = components.some((component) => typeof component !== 'string');
  if (hasPlaces && written.every((component) => component === '')) return [];
  const said: SaidValue[] = [];
  for (const [at, component] of components.entries()) {
    const text = componentOf(segment, element, at);
    if (typeof component === 'string') {
      if (text !== component) return null;
    } else if (text !== '') {
      const value = readValue(component, text);
      if (value === null) return null;
      said.push({ name: component.name, value, element: element + 1, component: at + 1 });
    }
  }
  return said;
}

/** The value behind what is written, or null where its codes do not have it. */
function readValue({ form, codes }: Placeholder, written: string): string | null {
  const value = codes === null ? written : [...codes].find(([, code]) => code === written)?.[0];
  if (value === undefined) return null;
  return form === null ? value : WRITTEN_FORMS[form].read(value);
}
