import type { XmlElement } from '../xml-element.js';

/** The first child of that name, where there is one. */
export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** All elements of that name below this one, in the order of the document. */
export function descendantsNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendantsNamed(child, name)]);
}

/** What a coded field says, written as `<Type>S</Type>` or as `<Type><Code>S</Code></Type>`. */
export function codeOf(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  return childNamed(element, 'Code')?.text ?? element.text;
}
