import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.js';

const SPACE = 'urn:a';
const read = (text: string, encoding: BufferEncoding = 'utf8') => readXml(Buffer.from(text, encoding), { namespaces: [SPACE] });
const root = (inside: string) => `<a xmlns="${SPACE}">${inside}</a>`;
const leaf = (name: string, text = '', attributes = {}) => ({ name, attributes, text, children: [] });

describe('a document', () => {
  test('is read with its children in their order, names without prefix and texts without blanks around them', () => {
    const text = `<?xml version="1.0"?>\n<p:a xmlns:p="${SPACE}" Content="Complete"><p:b> 1.50 </p:b><p:c/><p:b></p:b>\n</p:a>\n`;
    const children = [leaf('b', '1.50'), leaf('c'), leaf('b')];
    expect(read(text)).toEqual({ name: 'a', attributes: { Content: 'Complete' }, text: '', children });
  });

  test('has its entities resolved once, and none in a section', () => {
    expect(read(root('A &amp;lt; &#66; &#x43;&quot;<![CDATA[ &amp; <x> ]]>')).text).toBe('A &lt; B C" &amp; <x>');
    expect(read(root('<b t="&lt;&#65;"/>')).children[0]?.attributes).toEqual({ t: '<A' });
  });

  test('has comments left out, wherever they stand', () => {
    expect(read(`<!-- a -->${root('x<!-- <b> & -->y')}<!-- z -->`).text).toBe('xy');
  });

  test.each(['é海關🛳'])('keeps characters of any width: %s', (text) => {
    expect(read(root(text)).text).toBe(text);
    expect(read(`\uFEFF${root(text)}`).text).toBe(text);
    expect(read(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${root(text)}`, 'utf16le').text).toBe(text);
    expect(readXml(Buffer.from(`\uFEFF${root(text)}`, 'utf16le').swap16(), { namespaces: [SPACE] }).text).toBe(text);
  });

  test.each([1, 7, 64 * 1024 - 60])('is the same wherever the slices are cut that it is guarded in (after %d)', (blanks) => {
    const texts = Array.from({ length: 30_000 }, (_, index) => `<b n="${index}">é &amp; <![CDATA[<${index}]]><!-- ${index} --></b>`);
    const { children } = read(root(' '.repeat(blanks) + texts.join('')));
    expect(children.map(({ text }) => text)).toEqual(texts.map((_, index) => `é & <${index}`));
  });

  test('at the edge of its depth is read, and one deeper is not', () => {
    const nested = (depth: number) => root('<b>'.repeat(depth - 1) + '</b>'.repeat(depth - 1));
    expect(read(nested(64)).name).toBe('a');
    expect(() => read(nested(65))).toThrow(/deeper than 64/);
  });
});
