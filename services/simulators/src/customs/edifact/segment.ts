/** A segment: its tag, and its elements after the tag, each with its components. */
export interface Segment {
  readonly tag: string;
  readonly elements: readonly (readonly string[])[];
}

/** Where a value stands in a segment: element after the tag and component, both counted from 1. */
export type Place = `${number}.${number}`;

/** The value at a place; empty where nothing stands. */
export function valueAt(segment: Segment | undefined, place: Place): string {
  const [element = 0, component = 0] = place.split('.').map(Number);
  return segment?.elements[element - 1]?.[component - 1] ?? '';
}

/** A segment from its text without the terminator: `RFF+ABD:39269090`. Nothing in it is released. */
export function segmentOf(text: string): Segment {
  const [tag = '', ...elements] = text.split('+');
  return { tag, elements: elements.map((element) => element.split(':')) };
}
