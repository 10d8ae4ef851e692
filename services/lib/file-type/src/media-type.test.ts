import { describe, expect, test } from 'vitest';
import { compoundNames } from './compound-names.js';
import { familyOf, HEAD_BYTES, mediaTypeOf } from './media-type.js';
import { compoundFile } from './testing/compound-file.js';
import { makeZip } from './testing/make-zip.js';
import { zipNames } from './zip-names.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CONTENT_TYPES = '[Content_Types].xml';
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000049454e44', 'hex');

async function typeOf(file: Buffer) {
  const family = await familyOf(file.subarray(0, HEAD_BYTES));
  return family && mediaTypeOf(family, () => Promise.resolve(file));
}

const zipOf = (names: readonly string[]): Buffer => makeZip(Object.fromEntries(names.map((name) => [name, ''])));
const manyNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `part-${index}`);

describe('fault 74: the type of a file is its content', () => {
  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['a PDF behind lines of a mail gateway', Buffer.from('Received: by x\r\n\r\n%PDF-1.4\n'), 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
    ['a sheet', zipOf([CONTENT_TYPES, 'xl/workbook.xml']), XLSX],
    ['a sheet with macros', zipOf([CONTENT_TYPES, 'xl/workbook.xml', 'xl/vbaProject.bin']), XLSX],
    ['a text document', zipOf([CONTENT_TYPES, 'word/document.xml']), DOCX],
    ['an old sheet', compoundFile(['Root Entry', 'Workbook']), 'application/vnd.ms-excel'],
    ['an older sheet', compoundFile(['Root Entry', 'Book']), 'application/vnd.ms-excel'],
    ['an old text document', compoundFile(['Root Entry', 'WordDocument']), 'application/msword'],
    ['a sheet behind a password', compoundFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']), 'password-protected'],
    ['nothing', Buffer.alloc(0), null],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), null],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
    ['a zip of something else', zipOf(['evil.exe']), 'not-supported'],
    ['a presentation', zipOf([CONTENT_TYPES, 'ppt/presentation.xml']), 'not-supported'],
    ['a binary workbook', zipOf([CONTENT_TYPES, 'xl/workbook.bin']), 'not-supported'],
    ['an installer', compoundFile(['Root Entry', 'SummaryInformation']), 'not-supported'],
    ['a zip without a directory', Buffer.from('504b0304ffffffffffff', 'hex'), 'damaged'],
    ['a zip that is cut', zipOf([CONTENT_TYPES, 'xl/workbook.xml']).subarray(0, 120), 'damaged'],
    ['a compound file that is cut', compoundFile(['Root Entry', 'Workbook']).subarray(0, 600), 'damaged'],
  ])('%s', async (_name, file, expected) => {
    expect(await typeOf(file)).toBe(expected);
  });
});

describe('fault 75: a file that is two things at once', () => {
  const LATE_PDF = '\n%PDF-1.7\n';

  test.each([
    ['a program that is a PDF too', Buffer.from(`MZ\x90\x00${LATE_PDF}`, 'latin1'), null],
    ['a moving picture that is a PDF too', Buffer.from(`GIF89a${LATE_PDF}`), null],
    ['a picture that is a PDF too', Buffer.concat([PNG, Buffer.from(LATE_PDF)]), 'image/png'],
    ['a PDF that is a zip too', Buffer.concat([Buffer.from('%PDF-1.7\n'), zipOf(['evil.exe'])]), 'application/pdf'],
  ])('%s is what its first bytes say, or refused', async (_name, file, expected) => {
    expect(await typeOf(file)).toBe(expected);
  });

  test('a zip is what its directory says, as its parsers will see it, whatever stands before the directory', async () => {
    const sheet = zipOf([CONTENT_TYPES, 'xl/workbook.xml']);
    const directory = sheet.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    const lying = Buffer.concat([sheet.subarray(0, directory), zipOf(['evil.exe'])]);
    lying.writeUInt32LE(directory + 38, lying.length - 6);
    expect(await typeOf(lying)).not.toBe(XLSX);
  });
});

describe('fault 76: what a directory claims costs nobody anything', () => {
  test('one that leads in a circle or out of the file ends', async () => {
    const circle = compoundFile(['Root Entry', 'Workbook']);
    circle.writeUInt32LE(1, 512 + 4);
    expect(compoundNames(circle).length).toBeLessThan(20_000);
    const outside = compoundFile(['Root Entry']);
    outside.writeUInt32LE(0x00ffffff, 48);
    expect(compoundNames(outside)).toEqual([]);
    const lying = zipOf([CONTENT_TYPES, 'xl/workbook.xml']);
    lying.writeUInt32LE(0xffffff00, lying.length - 6);
    expect(await zipNames(lying)).toEqual([]);
  });

  test('of three thousand names the first two thousand are read', async () => {
    expect(await zipNames(zipOf(manyNames(3_000)))).toHaveLength(2_000);
  });

  test('a part that unpacks a thousandfold is never unpacked', async () => {
    const bomb = makeZip({ [CONTENT_TYPES]: Buffer.alloc(64 * 2 ** 20, 0x20), 'xl/workbook.xml': '' });
    const before = process.memoryUsage().arrayBuffers;
    expect(await typeOf(bomb)).toBe(XLSX);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 2 ** 20);
  });
});
