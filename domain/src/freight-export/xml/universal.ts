import type { XmlElement } from '../xml-element.js';

const NAMESPACE = 'http://www.cargowise.com/Schemas/Universal/2011/11';

/** The root of a Universal message, in its namespace (domain: eAdaptor, §2). */
export function universal(name: string, children: readonly XmlElement[]): XmlElement {
  return { name, attributes: { xmlns: NAMESPACE, version: '1.1' }, text: '', children };
}

/** An element that only holds others. */
export function around(name: string, children: readonly XmlElement[]): XmlElement {
  return { name, attributes: {}, text: '', children };
}
