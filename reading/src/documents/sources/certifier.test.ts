import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const certifierOf = (...lines: string[]) =>
  plain(extractDocument(fileOf(new Paper().lines(34, 30, ['CERTIFICATE OF ORIGIN', ...lines]))).segments[0]?.header)['certifier'];

test('who certifies is the one of importer, exporter and producer that is ticked', () => {
  expect(certifierOf('☐ Importer', '☒ Exporter', '☐ Producer')).toBe('Exporter');
});

test('none or two that are ticked name nobody', () => {
  expect(certifierOf('☐ Importer', '☐ Exporter')).toBeUndefined();
  expect(certifierOf('☒ Importer', '☒ Exporter')).toBeUndefined();
});
