import type { XmlLimits } from './xml-limits.js';
import { XmlRefused } from './xml-refusal.js';
import { countEntities } from './xml-text.js';

/** A tag as it stands between its angle brackets. */
export interface XmlTag {
  readonly kind: 'opens' | 'closes' | 'stands-alone';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END = /\s*(\/?)>$/y;

const [ANGLE, BRACKET, DOUBLE, SINGLE] = [0x3c, 0x3e, 0x22, 0x27];

/** Reads one tag, from `<` to `>`. Names are ASCII, as all names of the freight system are; each attribute stands once. */
export function readTag(tag: string, limits: XmlLimits): XmlTag {
  const isClosing = tag[1] === '/';
  NAME.lastIndex = isClosing ? 2 : 1;
  const name = NAME.exec(tag)?.[0];
  if (name === undefined) throw wrong(tag);
  const attributes = new Map<string, string>();
  let at = NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = isClosing ? null : ATTRIBUTE.exec(tag);
    if (found === null) break;
    const [, attribute = '', double, single] = found;
    const value = double ?? single ?? '';
    if (attributes.has(attribute)) throw new XmlRefused('attributes', `the attribute ${attribute} stands twice in ${name}`);
    countEntities(value);
    attributes.set(attribute, value);
    if (attributes.size > limits.attributesOfElement) throw new XmlRefused('attributes', `${name} has too many attributes`);
    at = ATTRIBUTE.lastIndex;
  }
  END.lastIndex = at;
  const end = END.exec(tag);
  if (end === null || (isClosing && end[1] === '/')) throw wrong(tag);
  return { kind: isClosing ? 'closes' : end[1] === '/' ? 'stands-alone' : 'opens', name, attributes };
}

/** The place after the tag that begins here; -1 where it does not end. A bracket within quotes ends nothing. */
export function endOfTag(text: string, from: number): number {
  let quote = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (quote !== 0) {
      if (character === quote) quote = 0;
    } else if (character === BRACKET) return at + 1;
    else if (character === DOUBLE || character === SINGLE) quote = character;
    else if (character === ANGLE) throw new XmlRefused('not-well-formed', 'a tag begins within a tag');
  }
  return -1;
}

function wrong(tag: string): XmlRefused {
  return new XmlRefused('not-well-formed', `this is no tag: ${tag.slice(0, 60)}`);
}
