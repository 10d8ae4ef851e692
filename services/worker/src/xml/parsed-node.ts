import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import { prefixOf } from './xml-scope.js';
import { resolveEntities } from './xml-text.js';

/** What fast-xml-parser gives in order: one key, the name, beside `:@`, the attributes; text and sections under names of their own. */
export type ParsedNode = Readonly<Record<string, unknown>>;

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';

/** The element of a node; null where it is text. Namespaces were looked at before, so their declarations are left out. */
export function elementOf(node: ParsedNode): XmlElement | null {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined || name === TEXT || name === CDATA) return null;
  const nodes = node[name] as readonly ParsedNode[];
  const children: XmlElement[] = [];
  let text = '';
  for (const child of nodes) {
    const element = elementOf(child);
    if (element === null) text += textOf(child);
    else children.push(element);
  }
  return { name: name.slice(prefixOf(name).length).replace(/^:/, ''), attributes: attributesOf(node), text: text.trim(), children };
}

export function countElements(element: XmlElement): number {
  return element.children.reduce((count, child) => count + countElements(child), 1);
}

function textOf(node: ParsedNode): string {
  const section = node[CDATA] as readonly ParsedNode[] | undefined;
  // Within a section an ampersand is one.
  if (section !== undefined) return section.map((part) => ownText(part)).join('');
  return resolveEntities(ownText(node));
}

function ownText(node: ParsedNode): string {
  return (node[TEXT] as string | undefined) ?? '';
}

function attributesOf(node: ParsedNode): Readonly<Record<string, string>> {
  const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>);
  const said = attributes.filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'));
  return Object.fromEntries(said.map(([name, value]) => [name, resolveEntities(value)]));
}
