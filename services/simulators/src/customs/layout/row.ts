import { type Segment, segmentOf, valueAt } from '../edifact/segment.js';
import { type Form, formOf } from './forms.js';

/** A value of a segment: said by the table itself, or with a form. */
export type Part =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'value'; readonly form: Form; readonly isRequired: boolean };

/** What a segment may carry, and how often it may or must be there. */
export interface Row {
  readonly key: string;
  readonly isRequired: boolean;
  readonly most: number;
  /** It stands in any order with the rows beside it that say the same. */
  readonly isFree: boolean;
  /** Element by element, component by component; null where nothing may stand. */
  readonly parts: readonly (readonly (Part | null)[])[];
}

/**
 * A table of segments from its lines. A line says M or C, how often (with `~`: in any order with its neighbours that have it), and the
 * segment with a form in angle brackets for each value: `C 1 LOC+8+<port>::6`. A form that ends with `?` may be left out; what is said
 * beside values falls away with all of them.
 */
export function rows(table: string): readonly Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [presence, most = '', ...text] = line.trim().split(/\s+/u);
      const segment = segmentOf(text.join(' '));
      return {
        key: keyOf(segment),
        isRequired: presence === 'M',
        most: Number.parseInt(most, 10),
        isFree: most.endsWith('~'),
        parts: segment.elements.map((components) => components.map(partOf)),
      };
    });
}

function partOf(text: string): Part | null {
  if (text === '') return null;
  const [, name, mark] = /^<(\w+)(\?)?>$/u.exec(text) ?? [];
  return name === undefined ? { kind: 'said', text } : { kind: 'value', form: formOf(name), isRequired: mark === undefined };
}

/** Segments that are told apart by no qualifier. */
const ALONE: ReadonlySet<string> = new Set(['UNH', 'UNT', 'BGM', 'CST', 'DMS', 'LIN', 'PCI', 'SEL', 'CNI', 'GID']);

/** A segment by its tag and qualifier, as answers name it: `LOC:9`, `RFF:ABD`, `GIS:WQT`. */
export function keyOf(segment: Segment): string {
  if (ALONE.has(segment.tag)) return segment.tag;
  return `${segment.tag}:${qualifierOf(segment)}`;
}

function qualifierOf(segment: Segment): string {
  switch (segment.tag) {
    case 'GIS':
      return valueAt(segment, '1.4') || valueAt(segment, '1.2');
    case 'PAC':
      // A number of packages may stand without their type.
      return valueAt(segment, '3.2') || '146';
    case 'COM':
      return valueAt(segment, '1.2');
    default:
      return valueAt(segment, '1.1');
  }
}
