import { rawPdf, streamObject } from '@tallyport/worker/document-process/testing/make-files';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { HARMLESS, pageWith, times } from './pdf-parts.js';

const form = (resources = ''): string => `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} >>`;

/** Things that lead to themselves, or to so many others that nobody comes to an end. */
const DRAWN_CIRCLES: readonly HostileFile[] = [
  hostileFile('a form that draws itself', () =>
    pageWith('/X Do', { resources: '/XObject << /X 6 0 R >>', more: [streamObject('/X Do /X Do', form('/XObject << /X 6 0 R >>'))] }),
  ),
  hostileFile('two forms that draw each other', () =>
    pageWith('/X Do', {
      resources: '/XObject << /X 6 0 R >>',
      more: [streamObject('/X Do', form('/XObject << /X 7 0 R >>')), streamObject('/X Do', form('/XObject << /X 6 0 R >>'))],
    }),
  ),
  hostileFile('forms that draw ten others each, nine deep', () =>
    pageWith('/X Do', {
      resources: '/XObject << /X 6 0 R >>',
      more: [
        ...Array.from({ length: 9 }, (_, level) =>
          streamObject(
            times(10, () => '/X Do '),
            form(`/XObject << /X ${7 + level} 0 R >>`),
          ),
        ),
        streamObject('0 0 m 1 1 l S', form()),
      ],
    }),
  ),
  hostileFile('forms three thousand deep', () =>
    pageWith('/X Do', {
      resources: '/XObject << /X 6 0 R >>',
      more: Array.from({ length: 3_000 }, (_, level) => streamObject('/X Do', form(`/XObject << /X ${7 + level} 0 R >>`))),
    }),
  ),
  hostileFile('a pattern that is painted with itself', () =>
    pageWith('/Pattern cs /P scn 0 0 600 800 re f', {
      resources: '/Pattern << /P 6 0 R >>',
      more: [
        streamObject(
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 6 0 R >> >>',
        ),
      ],
    }),
  ),
  hostileFile('a letter that prints itself', () =>
    pageWith('BT /T 10 Tf 50 700 Td (aaaa) Tj ET', {
      resources: '/Font << /T 6 0 R >>',
      more: [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 7 0 R >> ' +
          '/Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /T 6 0 R >> >> >>',
        streamObject('9 0 d0 BT /T 10 Tf (aa) Tj ET'),
      ],
    }),
  ),
  hostileFile('a soft mask that masks itself', () =>
    pageWith('/G gs 0 0 600 800 re f', {
      resources: '/ExtGState << /G 6 0 R >>',
      more: [
        '<< /Type /ExtGState /SMask << /S /Luminosity /G 7 0 R >> >>',
        streamObject('/G gs 0 0 600 800 re f', `${form('/ExtGState << /G 6 0 R >>')} /Group << /S /Transparency >>`),
      ],
    }),
  ),
  hostileFile('an annotation that looks like itself', () =>
    pageWith(HARMLESS, {
      page: '/Annots [6 0 R]',
      more: [
        '<< /Type /Annot /Subtype /Stamp /Rect [0 0 100 100] /AP << /N 7 0 R >> /Parent 6 0 R >>',
        streamObject('/X Do', form('/XObject << /X 7 0 R >>')),
      ],
    }),
  ),
  hostileFile('a colour space based on itself', () =>
    pageWith('/C cs 1 sc 0 0 9 9 re f', { resources: '/ColorSpace << /C 6 0 R >>', more: ['[/Indexed 6 0 R 1 <00>]'] }),
  ),
  hostileFile('a function made of itself', () =>
    pageWith('/S sh', {
      resources: '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 600 800] /Function 6 0 R >> >>',
      more: ['<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>'],
    }),
  ),
  hostileFile('a font that descends from itself', () =>
    pageWith('BT /F2 9 Tf (a) Tj ET', {
      resources: '/Font << /F2 6 0 R >>',
      more: ['<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>'],
    }),
  ),
];

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

const STRUCTURE_CIRCLES: readonly HostileFile[] = [
  hostileFile('a page tree in a circle', () => rawPdf([CATALOG, '<< /Type /Pages /Count 5 /Kids [2 0 R 2 0 R] >>'])),
  hostileFile('a page tree five thousand deep', () =>
    rawPdf([
      CATALOG,
      ...Array.from({ length: 5_000 }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] /Parent ${level + 1} 0 R >>`),
      '<< /Type /Page /MediaBox [0 0 200 200] >>',
    ]),
  ),
  hostileFile('a page whose parent is itself', () =>
    rawPdf([
      CATALOG,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 3 0 R >>',
      '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
      streamObject(HARMLESS),
    ]),
  ),
  hostileFile('a length that is the stream itself', () => pageWith(HARMLESS, { more: ['<< /Length 6 0 R >>\nstream\nx\nendstream'] })),
  hostileFile('a catalog that is a reference to itself', () => rawPdf(['1 0 R'])),
  hostileFile('references in a circle', () => rawPdf([CATALOG, '3 0 R', '4 0 R', '2 0 R'])),
  hostileFile('an outline in a circle', () =>
    pageWith(HARMLESS, {
      catalog: '/Outlines 6 0 R',
      more: ['<< /First 7 0 R /Last 7 0 R >>', '<< /Title (a) /Parent 6 0 R /First 6 0 R /Next 7 0 R >>'],
    }),
  ),
  hostileFile('a tree of names in a circle', () =>
    pageWith(HARMLESS, {
      catalog: '/Names << /JavaScript 6 0 R /EmbeddedFiles 6 0 R /Dests 6 0 R >>',
      more: ['<< /Kids [6 0 R 6 0 R] >>'],
    }),
  ),
  hostileFile('a cross-reference table that leads to itself', () => pageWith(HARMLESS, { trailer: '/Prev 9' })),
  hostileFile('a cross-reference stream that leads to itself', () => pageWith(HARMLESS, { trailer: '/XRefStm 15 /Prev 15' })),
  hostileFile('an object stream that extends itself', () =>
    pageWith(HARMLESS, { more: [streamObject('6 0 << >>', '/Type /ObjStm /N 1 /First 4 /Extends 6 0 R')] }),
  ),
  hostileFile('a table that claims two billion objects', () => pageWith(HARMLESS, { trailer: '/Size 2147483647' })),
  hostileFile('a table that begins beyond the end', () =>
    Buffer.from(
      pageWith(HARMLESS)
        .toString('latin1')
        .replace(/startxref\n\d+/u, 'startxref\n99999999'),
      'latin1',
    ),
  ),
  hostileFile('a table that begins before the beginning', () =>
    Buffer.from(
      pageWith(HARMLESS)
        .toString('latin1')
        .replace(/startxref\n\d+/u, 'startxref\n-5'),
      'latin1',
    ),
  ),
  hostileFile('a table whose section claims four billion entries', () =>
    Buffer.from(
      pageWith(HARMLESS)
        .toString('latin1')
        .replace(/xref\n0 \d+/u, 'xref\n0 4294967295'),
      'latin1',
    ),
  ),
];

export const PDF_CYCLES: readonly HostileFile[] = [...DRAWN_CIRCLES, ...STRUCTURE_CIRCLES];
