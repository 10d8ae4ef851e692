import { describe, expect, test } from 'vitest';
import { compoundFile, zipFile } from '../../../testing/sample-files.js';
import { compoundNames } from './compound-names.js';
import { familyOf, mediaTypeOf } from './media-type.js';
import { zipNames } from './zip-names.js';

async function typeOf(file: Buffer) {
  const family = familyOf(file.subarray(0, 1_024));
  return family && mediaTypeOf(family, () => Promise.resolve(file));
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('fault 74: the type of a file is its content', () => {
  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['a PDF behind lines of a mail gateway', Buffer.from('Received: by x\r\n\r\n%PDF-1.4\n'), 'application/pdf'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
    ['a sheet', zipFile(['[Content_Types].xml', 'xl/workbook.xml']), XLSX],
    ['a text document', zipFile(['[Content_Types].xml', 'word/document.xml']), DOCX],
    ['an old sheet', compoundFile(['Root Entry', 'Workbook']), 'application/vnd.ms-excel'],
    ['an older sheet', compoundFile(['Root Entry', 'Book']), 'application/vnd.ms-excel'],
    ['an old text document', compoundFile(['Root Entry', 'WordDocument']), 'application/msword'],
    ['nothing', Buffer.alloc(0), null],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), null],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
    ['a zip of something else', zipFile(['evil.exe']), null],
    ['a zip without a directory', Buffer.from('504b0304ffffffffffff', 'hex'), null],
    ['an installer', compoundFile(['Root Entry', 'SummaryInformation']), null],
    ['a compound file that is cut', compoundFile(['Root Entry', 'Workbook']).subarray(0, 600), null],
  ])('%s', async (_name, file, expected) => {
    expect(await typeOf(file)).toBe(expected);
  });

  test('a directory that leads in a circle or out of the file ends', () => {
    const circle = compoundFile(['Root Entry', 'Workbook']);
    circle.writeUInt32LE(1, 512 + 4);
    expect(compoundNames(circle).length).toBeGreaterThan(0);
    const outside = compoundFile(['Root Entry']);
    outside.writeUInt32LE(0x00ffffff, 48);
    expect(compoundNames(outside)).toEqual([]);
    const lying = zipFile(['[Content_Types].xml', 'xl/workbook.xml']);
    lying.writeUInt32LE(0xffffff00, lying.length - 6);
    expect(zipNames(lying)).toEqual([]);
  });
});
