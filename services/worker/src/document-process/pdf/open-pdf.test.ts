import type { Page } from '@tallyport/reading/document-model';
import { describe, expect, test } from 'vitest';
import { makePdf, pdfClaiming, rawPdf, streamObject } from '../testing/make-files.js';
import { readWithoutOcr, reasonAgainst, textOf, wordOf } from '../testing/read.js';

const onePage = async (bytes: Uint8Array) => {
  const [page] = await readWithoutOcr(bytes);
  if (page === undefined) throw new Error('No page');
  return page;
};

/** Objects of a PDF of one page with this content, written in Helvetica as /F1. */
const pageWith = (content: string, resources = ''): (string | Buffer)[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
  streamObject(content),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

describe('words', () => {
  test('stand where they are printed, as fractions of the page', async () => {
    const page = await onePage(await makePdf((pdf) => pdf.fontSize(20).text('INVOICE', 60, 80, { lineBreak: false })));
    expect(page).toMatchObject({ number: 1, width: 600, height: 800, method: 'text layer' });
    const { box, confidence } = wordOf(page, 'INVOICE');
    expect(confidence).toBe(1);
    expect(box.x).toBeCloseTo(0.1, 3);
    expect(box.y * 800).toBeGreaterThan(75);
    expect((box.y + box.height) * 800).toBeLessThan(106);
  });

  test('are split at spaces and at gaps, and joined over fragments', async () => {
    const kerned = 'BT /F1 10 Tf 50 700 Td [(Con) 30 (tain) -20 (er) -600 (MSKU) 0 (1234567)] TJ ET';
    const moved = 'BT /F1 10 Tf 50 600 Td (Gross) Tj 100 0 Td (12.50 KG) Tj ET';
    const page = await onePage(rawPdf(pageWith(`${kerned} ${moved}`)));
    expect(page.words.map(({ text }) => text)).toEqual(['Container', 'MSKU1234567', 'Gross', '12.50', 'KG']);
    expect(wordOf(page, '12.50').box.x).toBeCloseTo(150 / 600, 3);
  });

  test('printed twice for bold appear once', async () => {
    const page = await onePage(rawPdf(pageWith('BT /F1 10 Tf 50 700 Td (TOTAL) Tj ET BT /F1 10 Tf 50.3 700 Td (TOTAL) Tj ET')));
    expect(page.words.map(({ text }) => text)).toEqual(['TOTAL']);
  });

  test('inside a form object follow its matrix', async () => {
    const objects = pageWith('q 1 0 0 1 100 0 cm /X Do Q', '/XObject << /X 6 0 R >>');
    const form = streamObject(
      'BT /F1 10 Tf 0 700 Td (SEAL) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [1 0 0 1 50 0] /Resources << /Font << /F1 5 0 R >> >>',
    );
    const page = await onePage(rawPdf([...objects, form]));
    expect(wordOf(page, 'SEAL').box.x).toBeCloseTo(150 / 600, 3);
  });
});

describe('fault 80: what a person cannot see is not read, and the page says so', () => {
  const ghost = '/ExtGState << /G << /ca 0 >> >>';
  const layer = '/Properties << /L 6 0 R >>';

  test.each([
    ['white on white', 'hidden text', 'BT /F1 10 Tf 50 700 Td (seen) Tj 1 g ( hidden) Tj ET', ''],
    [
      'black on black',
      'hidden text',
      'BT /F1 10 Tf 50 700 Td (seen) Tj ET 0 g 140 690 100 30 re f BT /F1 10 Tf 150 700 Td (hidden) Tj ET',
      '',
    ],
    ['in no ink at all', 'hidden text', 'BT /F1 10 Tf 50 700 Td (seen) Tj 3 Tr (hidden) Tj ET', ''],
    ['outlined in white', 'hidden text', 'BT /F1 10 Tf 50 700 Td (seen) Tj 1 Tr 1 G ( hidden) Tj ET', ''],
    ['transparent', 'hidden text', 'BT /F1 10 Tf 50 700 Td (seen) Tj /G gs ( hidden) Tj ET', ghost],
    ['clipped away', 'hidden text', 'BT /F1 10 Tf 50 700 Td (seen) Tj ET 300 300 10 10 re W n BT /F1 10 Tf 50 650 Td (hidden) Tj ET', ''],
    [
      'in a layer that is off',
      'hidden text',
      'BT /F1 10 Tf 50 700 Td (seen) Tj ET /OC /L BDC BT /F1 10 Tf 50 650 Td (hidden) Tj ET EMC',
      layer,
    ],
    ['blacked out', 'painted over', 'BT /F1 10 Tf 50 700 Td (seen) Tj 100 0 Td (hidden) Tj ET 0 g 140 690 100 30 re f', ''],
    ['painted over in white', 'painted over', 'BT /F1 10 Tf 50 700 Td (seen) Tj 100 0 Td (hidden) Tj ET 1 g 140 690 100 30 re f', ''],
    ['beside the page', 'off page', 'BT /F1 10 Tf 50 700 Td (seen) Tj 900 0 Td (hidden) Tj ET', ''],
    ['in letters of one point', 'tiny text', 'BT /F1 10 Tf 50 700 Td (seen) Tj /F1 1 Tf 0 -20 Td (hidden) Tj ET', ''],
  ])('%s', async (_name, kind, content, resources) => {
    const objects = pageWith(content, resources);
    objects[0] = '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >>';
    const page = await onePage(rawPdf([...objects, '<< /Type /OCG /Name (Layer) >>']));
    expect(textOf(page)).toBe('seen');
    expect(page.flags.map((flag) => flag.kind)).toEqual([kind]);
    expect(page.flags[0]?.message).toContain('6 characters');
    expect(page.flags[0]?.boxes).toHaveLength(kind === 'off page' ? 0 : 1);
  });

  test.each([
    ['white on a dark bar', '0 g 40 690 200 30 re f 1 g BT /F1 10 Tf 50 700 Td (seen) Tj ET'],
    ['on a box that is clipped away', 'BT /F1 10 Tf 50 700 Td (seen) Tj ET q 300 300 10 10 re W n 1 g 0 0 600 800 re f Q'],
    ['marked with a colour that shows it', '0.9 0.9 0 rg 40 690 200 30 re f 0 g BT /F1 10 Tf 50 700 Td (seen) Tj ET'],
  ])('but %s is, and nothing is said', async (_name, content) => {
    const page = await onePage(rawPdf(pageWith(content)));
    expect(textOf(page)).toBe('seen');
    expect(page.flags).toEqual([]);
  });
});

describe('rotation', () => {
  /** How far the second word stands to the right of the first and below it, as fractions of the page. */
  const stepOf = (page: Page): { right: number; down: number } => {
    const [first, second] = [wordOf(page, 'Shipper').box, wordOf(page, 'Consignee').box];
    return { right: second.x - first.x - first.width, down: second.y - first.y };
  };

  test.each([90, 180, 270])('a page drawn sideways and stored with /Rotate %i reads upright', async (rotate) => {
    const bytes = await makePdf((pdf) => {
      Object.assign(pdf.page.dictionary.data, { Rotate: rotate });
      pdf
        .rotate(-rotate, { origin: [300, 400] })
        .fontSize(14)
        .text('Shipper Consignee', 250, 400, { lineBreak: false });
    });
    const { right, down } = stepOf(await onePage(bytes));
    expect(right).toBeGreaterThan(0);
    expect(down).toBeCloseTo(0, 2);
  });

  test.each([90, 180, 270])('a page whose text runs at %i degrees is turned, and its size with it', async (degrees) => {
    const bytes = await makePdf((pdf) => {
      pdf
        .rotate(degrees, { origin: [300, 400] })
        .fontSize(14)
        .text('Shipper Consignee', 250, 400, { lineBreak: false });
    });
    const page = await onePage(bytes);
    const { right, down } = stepOf(page);
    expect(right).toBeGreaterThan(0);
    expect(down).toBeCloseTo(0, 2);
    expect(page.width).toBe(degrees === 180 ? 600 : 800);
  });
});

test('ruling lines are found whether stroked, filled or drawn in pieces', async () => {
  const stroked = '1 w 50 700 m 550 700 l S';
  const filled = '50 500 500 0.5 re f';
  const pieces = '50 600 m 200 600 l S 200 600 m 550 600 l S';
  const standing = '300 100 m 300 700 l S';
  const slanted = '50 100 m 550 400 l S';
  const page = await onePage(rawPdf(pageWith(`${stroked} ${filled} ${pieces} ${standing} ${slanted} BT /F1 9 Tf 60 650 Td (Marks) Tj ET`)));
  const lying = page.rules.filter(({ width, height }) => width > height);
  expect(lying.map(({ y, height }) => Math.round((y + height / 2) * 800)).sort((a, b) => a - b)).toEqual([100, 200, 300]);
  expect(lying.every(({ width }) => Math.abs(width - 500 / 600) < 0.01)).toBe(true);
  expect(page.rules.filter(({ width, height }) => height > width)).toHaveLength(1);
});

describe('page counts', () => {
  test('fault 73: 20 pages are read, 21 are refused before anything is drawn', async () => {
    expect(await reasonAgainst(pdfClaiming(20, 20))).toBeNull();
    expect(await reasonAgainst(pdfClaiming(21, 21))).toBe('too-many-pages');
  });

  test('fault 73: a page tree that claims too few pages hides none, and one that claims too many has only its own', async () => {
    expect(await reasonAgainst(pdfClaiming(1, 21))).toBe('too-many-pages');
    expect(await readWithoutOcr(pdfClaiming(1, 3))).toHaveLength(3);
    expect(await readWithoutOcr(pdfClaiming(-1, 3))).toHaveLength(3);
    expect(await readWithoutOcr(pdfClaiming(100_000, 2))).toHaveLength(2);
  });

  test('fault 73: 100,000 pages in a megabyte are refused', async () => {
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 100000 /Kids [${'3 0 R '.repeat(100_000)}] >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ];
    expect(await reasonAgainst(rawPdf(objects))).toBe('too-many-pages');
  });
});

describe('what protects or damages a file', () => {
  test('fault 78: a password is asked for in a sentence of its own', async () => {
    const bytes = await makePdf((pdf) => pdf.text('secret'), { userPassword: 'Str0ng!' });
    expect(await reasonAgainst(bytes)).toBe('password-protected');
  });

  test('fault 78: a file that only forbids printing is read', async () => {
    const bytes = await makePdf((pdf) => pdf.text('open to all', 50, 50), { ownerPassword: 'Str0ng!', permissions: {} });
    expect(textOf(await onePage(bytes))).toBe('open to all');
  });

  test('fault 78: a file cut in half gives its text or a message', async () => {
    const whole = await makePdf((pdf) => pdf.text('lost and found', 50, 50));
    expect(['damaged', null]).toContain(await reasonAgainst(whole.subarray(0, whole.length / 2)));
    expect(await reasonAgainst(Buffer.from('%PDF-1.7\nnothing of the kind'))).toBe('damaged');
  });

  test('fault 78: scripts and launch actions are never run, the page is read', async () => {
    const objects = pageWith('BT /F1 10 Tf 50 700 Td (harmless) Tj ET');
    objects[0] =
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >> >>';
    expect(textOf(await onePage(rawPdf(objects)))).toBe('harmless');
  });
});
