import type { XmlElement } from '../xml-element.js';

/** The first element at a path of names below this one, or null. */
export function elementAt(element: XmlElement, path: string): XmlElement | null {
  let at: XmlElement | null = element;
  for (const name of path.split('/')) at = at?.children.find((child) => child.name === name) ?? null;
  return at;
}

/** All elements at a path: of the last name there are several, of those above it the first counts. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  const cut = path.lastIndexOf('/');
  const parent = cut < 0 ? element : elementAt(element, path.slice(0, cut));
  return (parent?.children ?? []).filter(({ name }) => name === path.slice(cut + 1));
}

/** The text at a path, without blanks around it; empty where there is none. */
export function textAt(element: XmlElement, path: string): string {
  return elementAt(element, path)?.text.trim() ?? '';
}
