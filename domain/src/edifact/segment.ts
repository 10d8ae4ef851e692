/** A data element: one component, or the several of a composite. Never empty; one that says nothing is `['']`. */
export type DataElement = readonly string[];

export interface Segment {
  /** Three characters: `NAD`. */
  readonly tag: string;
  readonly elements: readonly DataElement[];
}

/** A segment as it is sent: what is empty at the end of it, or of a composite, is left out. */
export function segmentOf(tag: string, ...elements: readonly (string | DataElement)[]): Segment {
  const composites = elements.map((element) =>
    typeof element === 'string' ? [element] : withoutTail(element, (component) => component === ''),
  );
  return {
    tag,
    elements: withoutTail(composites, (element) => element.every((component) => component === '')).map((element) =>
      element.length === 0 ? [''] : element,
    ),
  };
}

/** What stands in a segment at the place of an element and its component, both from 0; empty where nothing does. */
export function componentOf({ elements }: Segment, element: number, component = 0): string {
  return elements[element]?.[component] ?? '';
}

function withoutTail<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): readonly Item[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
}
