import type { Node } from './node.js';

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

export function writeXml(root: Node): string {
  return `${DECLARATION}\n${written(root)}`;
}

function written({ name, attributes, text, children }: Node): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = escaped(text) + children.map(written).join('');
  return content === '' ? `<${name}${said.join('')} />` : `<${name}${said.join('')}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"\r]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
