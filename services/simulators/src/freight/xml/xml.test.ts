import { expect, test } from 'vitest';
import { at, textAt } from './node.js';
import { NotXml, readXml } from './read.js';
import { writeXml } from './write.js';

const bytes = (text: string) => Buffer.from(text);

test('a document is read without prefixes, with the namespace of its root, and written so that it reads the same', () => {
  const { root, namespace } = readXml(
    bytes('<u:A xmlns:u="urn:x" b="1&amp;2"><u:B> two </u:B>\n <u:C/><D>&lt;&#65;&#x42;<![CDATA[ & ]]></D></u:A>'),
  );
  expect([namespace, root.name, root.attributes['b'], root.text]).toEqual(['urn:x', 'A', '1&2', '']);
  expect([at(root, 'B')?.text, textAt(root, 'B'), textAt(root, 'C'), at(root, 'D')?.text]).toEqual([' two ', 'two', '', '<AB & ']);
  expect(readXml(bytes(writeXml(root))).root).toEqual(root);
});

test.each([
  ['<!DOCTYPE A [<!ENTITY b "c">]><A>&b;</A>', 'document type'],
  ['<A><B></A>', "Expected closing tag 'B'"],
  ['', ''],
  [`${'<A>'.repeat(80)}${'</A>'.repeat(80)}`, ''],
])('%.40s is refused', (text, why) => {
  expect(() => readXml(bytes(text))).toThrow(NotXml);
  expect(() => readXml(bytes(text))).toThrow(why);
});
