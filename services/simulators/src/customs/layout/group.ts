import { type Place, type Segment, valueAt } from '../edifact/segment.js';
import type { Fault, FaultKind, Section } from '../rules/fault.js';
import { keyOf } from './row.js';

/** Segments that belong together: the header, an invoice, a line. */
export class Group {
  constructor(
    readonly section: Section,
    /** Number of the line; null in a header or where it cannot be read. */
    readonly line: number | null,
    readonly segments: readonly Segment[],
  ) {}

  /** The value of the first segment of this key; empty where there is none. */
  value(key: string, place: Place = '1.2'): string {
    return valueAt(this.first(key), place);
  }

  values(key: string, place: Place = '1.2'): string[] {
    return this.segments.filter((segment) => keyOf(segment) === key).map((segment) => valueAt(segment, place));
  }

  has(...keys: readonly string[]): boolean {
    return keys.some((key) => this.first(key) !== undefined);
  }

  /** A fault of this group, with what stands there. */
  fault(kind: FaultKind, key: string | null, value = ''): Fault {
    return { kind, section: this.section, line: this.line, key, ...(value === '' ? {} : { value }) };
  }

  private first(key: string): Segment | undefined {
    return this.segments.find((segment) => keyOf(segment) === key);
  }
}
