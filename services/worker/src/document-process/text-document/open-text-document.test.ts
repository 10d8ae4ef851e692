import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { describe, expect, test } from 'vitest';
import { docxParts, makeDoc, paragraph, WORD } from '../testing/make-files.js';
import { readWithoutOcr, reasonAgainst, textOf, wordOf } from '../testing/read.js';

const cell = (text: string, properties = ''): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const docx = (body: string): Buffer => makeZip(docxParts(body));

describe('docx', () => {
  test('paragraphs come as words, tables as cells with addresses and spans', async () => {
    const table = `<w:tbl>${row(cell('Goods', '<w:gridSpan w:val="2"/>'))}${row(cell('Orange Hat'), cell('46.06'))}</w:tbl>`;
    const [page] = await readWithoutOcr(docx(paragraph('Packing list 7') + table));
    expect(page).toMatchObject({ method: 'cells', width: 595, height: 842 });
    expect(page?.cells).toMatchObject([
      { address: 'Table 1!A1', text: 'Goods', columnSpan: 2 },
      { address: 'Table 1!A2', text: 'Orange Hat', columnSpan: 1 },
      { address: 'Table 1!B2', text: '46.06', row: 1, column: 1 },
    ]);
    expect(page?.words.map(({ text }) => text)).toEqual(['Packing', 'list', '7', 'Goods', 'Orange', 'Hat', '46.06']);
  });

  test('a table within a cell of another is one of its own', async () => {
    const inner = `<w:tbl>${row(cell('Goods'), cell('Amount'))}${row(cell('Orange Hat'), cell('46.06'))}</w:tbl>`;
    const outer = `<w:tbl>${row(cell('Buyer'), cell('Ada'))}${row(`<w:tc>${inner}${paragraph('As agreed')}</w:tc>`)}${row(cell('Total'), cell('46.06'))}</w:tbl>`;
    const [page] = await readWithoutOcr(docx(outer));
    expect(page?.cells.map(({ address, text }) => [address, text])).toEqual([
      ['Table 1!A1', 'Buyer'],
      ['Table 1!B1', 'Ada'],
      ['Table 2!A1', 'Goods'],
      ['Table 2!B1', 'Amount'],
      ['Table 2!A2', 'Orange Hat'],
      ['Table 2!B2', '46.06'],
      ['Table 3!A1', 'Total'],
      ['Table 3!B1', '46.06'],
    ]);
    expect(textOf(page as never)).toContain('46.06 As agreed Total');
  });

  test('page headers and footers stand around the text', async () => {
    const part = (kind: 'hdr' | 'ftr', text: string): string => `<w:${kind} xmlns:w="${WORD}">${paragraph(text)}</w:${kind}>`;
    const parts = docxParts(paragraph('Body'));
    const override = (name: string): string =>
      `<Override PartName="/word/${name}1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml"/>`;
    const types = parts['[Content_Types].xml']?.replace('</Types>', `${override('header')}${override('footer')}</Types>`) ?? '';
    const margins = { 'word/header1.xml': part('hdr', 'Letterhead'), 'word/footer1.xml': part('ftr', 'Bank') };
    const [page] = await readWithoutOcr(makeZip({ ...parts, ...margins, '[Content_Types].xml': types }));
    expect(page?.words.map(({ text }) => text)).toEqual(['Letterhead', 'Body', 'Bank']);
  });

  test('a long text flows over pages without losing a line', async () => {
    const body = Array.from({ length: 120 }, (_, index) => paragraph(`Line${index}`)).join('');
    const pages = await readWithoutOcr(docx(body));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(textOf).join(' ').split(' ')).toHaveLength(120);
  });

  test.each([
    ['marked as hidden', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['of one point', '<w:sz w:val="2"/>'],
  ])('fault 80: text that is %s is left out, and the page says so', async (_, property) => {
    const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const [page] = await readWithoutOcr(docx(`<w:p>${run('Total: ')}${run('1.00 ', property)}${run('46.06')}</w:p>`));
    expect(textOf(page as never)).toBe('Total: 46.06');
    expect(page?.flags).toMatchObject([
      { kind: 'hidden text', message: '4 characters are in the file but cannot be seen. They were not read.' },
    ]);
  });

  test('white text on a ground of its own is read', async () => {
    const run = '<w:r><w:rPr><w:color w:val="FFFFFF"/><w:shd w:fill="000000"/></w:rPr><w:t>INVOICE</w:t></w:r>';
    const [page] = await readWithoutOcr(docx(`<w:p>${run}</w:p>`));
    expect(textOf(page as never)).toBe('INVOICE');
    expect(page?.flags).toEqual([]);
  });

  test('fault 76: a document type declaration is refused, entities are never resolved', async () => {
    const parts = docxParts(paragraph('&x;'));
    const hostile = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${parts['word/document.xml']}`;
    expect(await reasonAgainst(makeZip({ ...parts, 'word/document.xml': hostile }))).toBe('external-markup');
  });

  test('fault 78: a file cut in half is damaged', async () => {
    const whole = docx(paragraph('cut'));
    expect(await reasonAgainst(whole.subarray(0, whole.length - 60))).toBe('damaged');
  });
});

describe('doc', () => {
  test('its text comes line by line', async () => {
    const [page] = await readWithoutOcr(makeDoc('Bill of lading MCL-7\rVessel: HMM Algeciras\r'));
    expect(page?.method).toBe('cells');
    const [bill, vessel] = [wordOf(page as never, 'MCL-7'), wordOf(page as never, 'Algeciras')];
    expect(vessel.box.y).toBeGreaterThan(bill.box.y);
  });

  test('fault 78: an encrypted one asks for its password', async () => {
    expect(await reasonAgainst(makeDoc('unreadable noise', { isEncrypted: true }))).toBe('password-protected');
  });
});
