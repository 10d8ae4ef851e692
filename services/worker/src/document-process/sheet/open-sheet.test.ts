import { utils, type WorkSheet } from '@e965/xlsx';
import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { describe, expect, test } from 'vitest';
import { makeWorkbook, rawWorkbook } from '../testing/make-files.js';
import { readWithoutOcr, reasonAgainst, textOf } from '../testing/read.js';

const invoice = (): WorkSheet =>
  utils.aoa_to_sheet([['COMMERCIAL INVOICE'], [], ['Item', 'Quantity', 'Price'], ['Laser Projector', 10, 1250.5], ['Lamp', 3, 20]]);

describe.each(['xlsx', 'biff8'] as const)('%s', (bookType) => {
  test('cells keep their addresses, and the words stand inside them', async () => {
    const [page] = await readWithoutOcr(makeWorkbook({ Invoice: invoice() }, () => {}, bookType));
    expect(page).toMatchObject({ method: 'cells', number: 1 });
    const cell = page?.cells.find(({ address }) => address === 'Invoice!A4');
    expect(cell).toMatchObject({ text: 'Laser Projector', row: 3, column: 0, rowSpan: 1, columnSpan: 1 });
    const word = page?.words.find(({ text }) => text === 'Projector');
    expect(word?.box.x).toBeGreaterThan(cell?.box.x ?? 1);
    expect((word?.box.x ?? 1) + (word?.box.width ?? 1)).toBeLessThan((cell?.box.x ?? 0) + (cell?.box.width ?? 0));
    expect(page?.rules.length).toBeGreaterThan(0);
  });

  test('text is what is displayed, hidden sheets and columns are left out', async () => {
    const sheet = invoice();
    const price = sheet['C4'] as { z?: string };
    price.z = '$#,##0.00';
    sheet['!cols'] = [{}, { hidden: true }];
    const bytes = makeWorkbook(
      { Invoice: sheet, Lists: utils.aoa_to_sheet([['not shown']]) },
      (book) => {
        book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
      },
      bookType,
    );
    const pages = await readWithoutOcr(bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.cells.map(({ text }) => text)).toEqual([
      'COMMERCIAL INVOICE',
      'Item',
      'Price',
      'Laser Projector',
      '$1,250.50',
      'Lamp',
      '20',
    ]);
  });

  test.each(['dd.mm.yyyy', 'd.m.yyyy;@', 'dd\\.mm\\.yyyy'])('a day in the format %s is shown as one', async (format) => {
    const sheet = invoice();
    sheet['B1'] = { t: 'n', v: 46_056, z: format };
    const [page] = await readWithoutOcr(makeWorkbook({ Invoice: sheet }, () => {}, bookType));
    expect(page?.cells.find(({ address }) => address === 'Invoice!B1')?.text).toMatch(/^0?3\.0?2\.2026$/u);
  });

  test('a merged cell spans what it covers', async () => {
    const sheet = invoice();
    sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }];
    const [page] = await readWithoutOcr(makeWorkbook({ Invoice: sheet }, () => {}, bookType));
    const [title, item] = page?.cells ?? [];
    expect(title).toMatchObject({ text: 'COMMERCIAL INVOICE', columnSpan: 3, rowSpan: 1 });
    const last = page?.cells.find(({ address }) => address === 'Invoice!C3');
    expect(title?.box.x).toBe(item?.box.x);
    expect((title?.box.x ?? 0) + (title?.box.width ?? 0)).toBeCloseTo((last?.box.x ?? 0) + (last?.box.width ?? 0), 5);
  });
});

test('fault 80: hidden rows are left out, and the page says so', async () => {
  const sheet = { ...invoice(), '!rows': [{}, {}, {}, { hidden: true }] };
  const [page] = await readWithoutOcr(makeWorkbook({ Invoice: sheet }));
  expect(page?.flags).toMatchObject([
    { kind: 'hidden cells', count: 3, message: '3 filled cells of this sheet are hidden. They were not read.' },
  ]);
  expect(page?.cells.filter(({ column }) => column === 0).map(({ text }) => text)).toEqual(['COMMERCIAL INVOICE', 'Item', 'Lamp']);
});

test.each([
  ['white on white', '<font><color rgb="FFFFFFFF"/><sz val="11"/></font>'],
  ['in letters of one point', '<font><sz val="1"/></font>'],
])('fault 80: cells printed %s are left out, and the page says so', async (_, font) => {
  const fonts = `<fonts><font><sz val="11"/></font>${font}</fonts>`;
  const fills = '<fills><fill><patternFill patternType="none"/></fill></fills>';
  const formats = '<cellXfs><xf fontId="0" fillId="0"/><xf fontId="1" fillId="0"/></cellXfs>';
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${fonts}${fills}${formats}</styleSheet>`;
  const cell = (address: string, text: string, style: number): string =>
    `<c r="${address}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', 'Total', 0)}${cell('B1', '1.00', 1)}</row>`;
  const [page] = await readWithoutOcr(rawWorkbook(`<sheetData>${rows}</sheetData>`, styles));
  expect(page?.cells.map(({ text }) => text)).toEqual(['Total']);
  expect(page?.flags).toMatchObject([{ kind: 'hidden cells' }]);
});

test('sheets begin pages of their own, and long ones flow over several', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => [`row ${index + 1}`, index]);
  const pages = await readWithoutOcr(makeWorkbook({ Long: utils.aoa_to_sheet(rows), Short: utils.aoa_to_sheet([['end']]) }));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flatMap(({ cells }) => cells).filter(({ column }) => column === 0)).toHaveLength(301);
  expect(pages.at(-1)?.cells[0]?.address).toBe('Short!A1');
});

test('the same sheet gives the same page whatever was read before it', async () => {
  const bytes = makeWorkbook({ Invoice: { ...invoice(), '!cols': [{ wch: 30 }, { wch: 8 }] } });
  const before = await readWithoutOcr(bytes);
  await readWithoutOcr(makeWorkbook({ Other: { ...utils.aoa_to_sheet([['x']]), '!cols': [{ width: 55.3 }] } }));
  expect(await readWithoutOcr(bytes)).toEqual(before);
});

test('fault 76: a sheet that claims a million rows is read by its cells', async () => {
  const cell = (address: string): string => `<c r="${address}" t="inlineStr"><is><t>${address}</t></is></c>`;
  const rows = `<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`;
  const [page] = await readWithoutOcr(rawWorkbook(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>`));
  expect(page?.cells.map(({ address }) => address)).toEqual(['Huge!A1', 'Huge!XFD1048576']);
  expect(page?.height).toBeLessThan(200);
});

test('fault 76: more rows than twenty pages hold are refused', async () => {
  const rows = Array.from({ length: 4_000 }, (_, index) => [index, 'x']);
  expect(await reasonAgainst(makeWorkbook({ Rows: utils.aoa_to_sheet(rows) }))).toBe('too-many-pages');
});

test('fault 78: what is no workbook inside is damaged', async () => {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': 'not xml at all',
  };
  expect(await reasonAgainst(makeZip(parts))).toBe('damaged');
});

test('an empty workbook is one empty page', async () => {
  const [page] = await readWithoutOcr(makeWorkbook({ Empty: utils.aoa_to_sheet([]) }));
  expect(page).toBeDefined();
  expect(textOf(page ?? ({ words: [] } as never))).toBe('');
});
