import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REAL_PAPERS } from '../testing/real-papers.js';
import { readWithoutOcr, reasonAgainst, textOf } from './testing/read.js';

describe.skipIf(!existsSync(REAL_PAPERS))('real papers', () => {
  const paper = (path: string): Promise<Buffer> => readFile(join(REAL_PAPERS, path));

  test.each([
    ['invoices/chibo-001.pdf', 'INV-2026-00847'],
    ['invoices/radtek-fedex-commercial-invoice.pdf', '43.44'],
    ['bills-of-lading/tanish-coral-bay-bill-of-lading.pdf', 'Singapore'],
    ['invoices/gabi-invoice.docx', 'ABCD-1234-ZX'],
    ['spreadsheets/eason-commercial-invoice-zh-en.xlsx', '8528690000'],
    ['certificates/monat-packing-declaration-au.xlsx', 'DECLARATION'],
  ])('%s is read', async (path, word) => {
    const pages = await readWithoutOcr(await paper(path));
    expect(pages.map(textOf).join(' ').toLowerCase()).toContain(word.toLowerCase());
  });

  test.each([
    ['broken_unfixable.pdf', 'file-type-not-supported'],
    ['droste.zip', 'file-type-not-supported'],
    ['testZIP_corrupted_oom.zip', 'damaged'],
    ['invalid.xlsx', 'file-type-not-supported'],
    ['testEXCEL_protected_passtika.xlsx', 'password-protected'],
    ['poc-xmlbomb.xlsx', 'external-markup'],
    ['testWORD_truncated.docx', 'damaged'],
    ['clusterfuzz-testcase-minimized-POIXWPFFuzzer-6061520554164224.docx', 'damaged'],
    ['broken_fixable.pdf', null],
    ['blank.pdf', null],
    ['bad-PageLabels.pdf', null],
    ['poppler-67295-0.pdf', null],
    ['xref_command_missing.pdf', null],
    ['encrypted-15-pages.pdf', null],
    ['MalformedSSTCount.xlsx', null],
  ])('faults 74, 76 and 78: malformed/%s gives %s', async (name, reason) => {
    expect(await reasonAgainst(await paper(`malformed/${name}`))).toBe(reason);
  });
});
