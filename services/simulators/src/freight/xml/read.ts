import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Node } from './node.js';

/** What is sent is no XML document, with why not. */
export class NotXml extends Error {}

const TEXT = '#text';
const ATTRIBUTES = ':@';
const DEEPEST = 64;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  // Signs by their number; with these also come names of HTML, which no message has.
  htmlEntities: true,
});

/** What a document says, with the namespace of its root. */
export interface Document {
  readonly root: Node;
  readonly namespace: string;
}

/** Reads a document; throws NotXml. A document type is refused: no message has one. */
export function readXml(bytes: Uint8Array): Document {
  const text = new TextDecoder('utf-8', { fatal: false }).decode(bytes);
  if (text.includes('<!DOCTYPE')) throw new NotXml('a document type is not allowed');
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new NotXml(validity.err.msg);
  const [root] = elementsOf(parsed(text));
  if (root === undefined) throw new NotXml('there is no root element');
  return { root: plain(root), namespace: namespaceOf(root) };
}

function parsed(text: string): unknown {
  try {
    return parser.parse(text) as unknown;
  } catch (error) {
    throw new NotXml(error instanceof Error ? error.message : String(error));
  }
}

/** The elements of what the parser found: each an object with its name as the one key beside that of its attributes. */
function elementsOf(found: unknown): Node[] {
  const items = Array.isArray(found) ? (found as Record<string, unknown>[]) : [];
  return items.flatMap((item) => {
    const [name, content] = Object.entries(item).find(([key]) => key !== ATTRIBUTES) ?? [];
    if (name === undefined || name === TEXT) return [];
    const attributes = (item[ATTRIBUTES] ?? {}) as Record<string, string>;
    return [{ name, attributes, text: textOf(content), children: elementsOf(content) }];
  });
}

function textOf(found: unknown): string {
  const items = Array.isArray(found) ? (found as Record<string, unknown>[]) : [];
  const text = items.map((item) => (typeof item[TEXT] === 'string' ? item[TEXT] : '')).join('');
  return items.some((item) => !(TEXT in item)) ? text.trim() : text;
}

function namespaceOf({ name, attributes }: Node): string {
  const [prefix, own] = name.split(':');
  return (own === undefined ? attributes['xmlns'] : attributes[`xmlns:${prefix}`]) ?? '';
}

function plain(one: Node): Node {
  return { ...one, name: one.name.slice(one.name.indexOf(':') + 1), children: one.children.map(plain) };
}
