import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';

/** A step of a path: the name of an element, and an attribute that it has to have. */
const STEP = /^([A-Za-z]+)(?:\[([A-Za-z]+)=([^\]]+)\])?$/;

/** The elements at a path below one. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path.split('/').reduce<XmlElement[]>((found, step) => found.flatMap((parent) => childrenAt(parent, step)), [element]);
}

/** The first text at a path that says something, or null. `Amount@currency` is an attribute. */
export function textAt(element: XmlElement, path: string): string | null {
  const [elements = '', attribute] = path.split('@');
  const texts = elementsAt(element, elements).map(({ text, attributes }) =>
    attribute === undefined ? text : (attributes[attribute] ?? ''),
  );
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? null;
}

function childrenAt({ children }: XmlElement, step: string): XmlElement[] {
  const [, name, attribute, value] = STEP.exec(step) ?? [];
  return children.filter((child) => child.name === name && (attribute === undefined || child.attributes[attribute] === value));
}
