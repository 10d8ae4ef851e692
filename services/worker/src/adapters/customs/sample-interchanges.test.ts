import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfBytes } from '@tallyport/domain/edifact/character-set';
import { readInterchange } from '@tallyport/domain/edifact/read-interchange';
import { writeInterchange } from '@tallyport/domain/edifact/testing/write-interchange';
import { describe, expect, test } from 'vitest';
import { REAL_PAPERS } from '../../testing/real-papers.js';

const SAMPLES = join(REAL_PAPERS, 'edi');

describe.skipIf(!existsSync(SAMPLES))('sample interchanges', () => {
  const bytesOf = (file: string) => readFileSync(join(SAMPLES, file));
  const writtenBack = (file: string) => {
    const reading = readInterchange(bytesOf(file));
    return reading.outcome === 'read' ? writeInterchange(reading.interchange) : reading.findings;
  };
  const withoutLineBreaks = (file: string) => textOfBytes(bytesOf(file)).replace(/[\r\n]/g, '');

  test.each(['au-cuscar-warehouse-release-d99b.edi', 'au-cusdec-export-declaration-d99b.edi'])(
    '%s of Australian customs is written back byte for byte, but for line breaks',
    (file) => {
      expect(writtenBack(file)).toBe(withoutLineBreaks(file));
    },
  );

  test.each(['baplie-d95b.edi', 'invoic-d97b-bad.edi'])('%s of another trade is, too', (file) => {
    expect(writtenBack(file)).toBe(withoutLineBreaks(file));
  });

  test('invoic-d97b.edi with delimiters of its own loses only a release that released nothing', () => {
    expect(writtenBack('invoic-d97b.edi')).toBe(withoutLineBreaks('invoic-d97b.edi').replace('006?4', '0064'));
  });

  test('cuscar-sea-d95b.edi is refused: it says 313 segments and has 30', () => {
    expect(writtenBack('cuscar-sea-d95b.edi')).toEqual([{ code: 'segment-count', segment: 31, found: '313', expected: '30' }]);
  });

  test('release-character.edi is refused: it says 14 segments and has 23', () => {
    expect(writtenBack('release-character.edi')).toEqual([{ code: 'segment-count', segment: 24, found: '14', expected: '23' }]);
  });
});
