import type { XmlElement } from '../xml-element.js';

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot carry, and a return, which every reader gives back as a line feed. */
const NOT_CARRIED = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** A document as it is sent: UTF-8 on one line but for the line feeds of its texts. The same elements give the same text. */
export function xmlText(root: XmlElement): string {
  return `${DECLARATION}${elementText(root)}`;
}

/** The first character of a text that would not come back as it was sent, as `U+0007`, or null. Blanks around it would be lost as well. */
export function lostInXml(text: string): string | null {
  const lost = NOT_CARRIED.exec(text)?.[0] ?? /^\s|\s$/.exec(text)?.[0];
  return lost === undefined ? null : `U+${(lost.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text that people look for, without what XML cannot carry: nobody means it. */
export function searchedText(text: string): string {
  return Array.from(text, (char) => (NOT_CARRIED.test(char) ? '' : char))
    .join('')
    .trim();
}

/** A text as it stands in an element or an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}

/** An element with all that is in it. One that is empty has both its tags. */
function elementText({ name, attributes, text, children }: XmlElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${escaped(text)}${children.map(elementText).join('')}</${name}>`;
}
