import type { XmlElement } from '../xml-element.js';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const TOKEN = /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy;

interface GrowingElement extends XmlElement {
  text: string;
  readonly children: GrowingElement[];
}

/** Reads well-formed XML as the adapter does, for tests: no DTD, no CDATA. Throws on anything else. */
export function readXml(source: string): XmlElement {
  const root: GrowingElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (token === null) throw new SyntaxError(`no XML at ${at}: ${source.slice(at, at + 40)}`);
    const [, isEnd, name, attributes = '', isEmpty, text] = token;
    const top = open.at(-1) ?? root;
    if (text !== undefined) top.text += plain(text);
    else if (isEnd === '/') {
      if (top.name !== localName(name ?? '')) throw new SyntaxError(`${top.name} ends as ${name}`);
      top.text = top.text.trim();
      open.pop();
    } else if (name !== undefined) {
      const element: GrowingElement = { name: localName(name), attributes: attributesIn(attributes), text: '', children: [] };
      top.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  const [first, ...others] = root.children;
  if (first === undefined || others.length > 0 || open.length > 1) throw new SyntaxError('not one element');
  return first;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]));
}

function plain(text: string): string {
  return text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}
