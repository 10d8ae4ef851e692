import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function lineWith(...below: readonly string[]) {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .print(35, 80, 'Invoice No.: NV-20771')
    .row(130, [
      [35, 'Description'],
      [220, 'Quantity'],
      [320, 'Unit Price'],
      [420, 'Amount'],
    ])
    .row(150, [
      [35, 'Brass ball valve'],
      [220, '10 PCS'],
      [320, '12.50'],
      [420, '125.00'],
    ]);
  for (const [index, text] of below.entries()) paper.print(35, 163 + 12 * index, text);
  const [line] = extractDocument(fileOf(paper)).segments[0]?.lines.map(plain) ?? [];
  return line;
}

test('codes of the tariff and countries tell themselves under labels that nobody knows', () => {
  expect(lineWith('Zollnr: 84818081', 'Machart: Italy')).toMatchObject({
    description: 'Brass ball valve',
    hs_code: '84818081',
    country_of_origin: 'Italy',
  });
  expect(lineWith('Zollnr: 84818081 Machart: Italy')).toMatchObject({ description: 'Brass ball valve', country_of_origin: 'Italy' });
});

test('a line of anything else belongs to the description', () => {
  expect(lineWith('Anschluss: DN 25')).toMatchObject({ description: 'Brass ball valve Anschluss: DN 25' });
});

test('labels may have up to four words', () => {
  expect(lineWith('Zollnummer der reinen Ware: 84818081', 'Ort der letzten Machart: Italy')).toMatchObject({
    description: 'Brass ball valve',
    hs_code: '84818081',
    country_of_origin: 'Italy',
  });
});

test('two letters are a country where their label speaks of one, and labels may stand far from each other', () => {
  expect(lineWith('ECCN: EAR99      HTS: 8481.80.81      COO: MX')).toMatchObject({
    description: 'Brass ball valve',
    hs_code: '84818081',
    country_of_origin: 'MX',
  });
  expect(lineWith('Commodity code: 84818081          Country of origin: DE', 'Batch 20251104')).toMatchObject({
    description: 'Brass ball valve',
    hs_code: '84818081',
    country_of_origin: 'DE',
  });
});

test('codes and countries behind the names of their columns need no colon', () => {
  expect(lineWith('Tariff No. 8481.80.81', 'Country/Region of Origin GB')).toMatchObject({
    description: 'Brass ball valve',
    hs_code: '84818081',
    country_of_origin: 'GB',
  });
  expect(lineWith('Made in China')).toMatchObject({ description: 'Brass ball valve', country_of_origin: 'China' });
});

test('the code of the product and its weight below its name', () => {
  expect(lineWith('SKU: 86.325.93')).toMatchObject({ description: 'Brass ball valve', product_code: '86.325.93' });
  expect(lineWith('Net Weight: 288.00 KGS')).toMatchObject({ description: 'Brass ball valve', net_weight: '288.00' });
});

test('several remarks on one line, with marks between them or without, need no colon', () => {
  const told = { description: 'Brass ball valve', hs_code: '84818081', country_of_origin: 'DE' };
  expect(lineWith('Stat. Warennummer 84818081 Ursprung DE')).toMatchObject(told);
  expect(lineWith('Commodity code 8481 80 81 | Country of origin DE')).toMatchObject(told);
  expect(lineWith('NC : 84818081 - Origine : DE')).toMatchObject(told);
  expect(lineWith('Lote L26-0412 · NC 84818081 · Origem DE')).toMatchObject(told);
  expect(lineWith('Art.-Nr. KV-40 · GTIN 4012345001235', 'Zolltarifnr.: 84818081', 'Ursprungsland: DE')).toMatchObject({
    ...told,
    product_code: 'KV-40',
  });
});

test('words before a remark are those of the goods where no mark parts them', () => {
  expect(lineWith('DN 25, brass HS 8481.80.81')).toMatchObject({ description: 'Brass ball valve DN 25, brass', hs_code: '84818081' });
});

test('a code of the tariff alone between marks, in groups', () => {
  expect(lineWith('Lot 12 · 0406 40 10')).toMatchObject({ description: 'Brass ball valve', hs_code: '04064010' });
});

test('a code whose name ends the line above it is still one', () => {
  expect(lineWith('full bore, in boxes of ten, HS', '8481.80.81')).toMatchObject({ hs_code: '84818081' });
});

test('a code of the product ends where the next label begins, and may be told as that of who sells', () => {
  expect(lineWith('SKU: BW-220 Finish: plain')).toMatchObject({ description: 'Brass ball valve', product_code: 'BW-220' });
  expect(lineWith('SKU: BW-RD-SF Finish: plain')).toMatchObject({ product_code: 'BW-RD-SF' });
  expect(lineWith('Art. BR-U12 RITC 74198030')).toMatchObject({ description: 'Brass ball valve', product_code: 'BR-U12' });
  expect(lineWith('Ref. BOUGIE – plain')).toMatchObject({ description: 'Brass ball valve', product_code: 'BOUGIE' });
  expect(lineWith('Our item no: BW-220 · Your item no: 8810-22')).toMatchObject({ product_code: 'BW-220' });
});

test('remarks behind a star are no part of what goods are', () => {
  expect(lineWith('* site: North phase 2')).toMatchObject({ description: 'Brass ball valve' });
  expect(lineWith('*** Please check on arrival ***')).toMatchObject({ description: 'Brass ball valve' });
});

test('a price for one unit that says so is that price', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(130, [
      [35, 'Description'],
      [220, 'Quantity'],
      [300, 'Unit Price'],
      [440, 'Amount'],
    ])
    .row(150, [
      [35, 'Brass ball valve'],
      [220, '10 PCS'],
      [300, '12.50 EUR / 1 PC'],
      [440, '125.00'],
    ]);
  expect(extractDocument(fileOf(paper)).segments[0]?.lines.map(plain)).toMatchObject([{ unit_price: '12.50', total_price: '125.00' }]);
});

test('the number of an article is no code of the tariff, whatever its name means elsewhere', () => {
  expect(lineWith('Standard varenr. (GTIN): 5705831000124')?.['hs_code']).toBeUndefined();
});
