import { pdfClaiming, rawPdf, streamObject } from '@tallyport/worker/document-process/testing/make-files';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { HARMLESS, pageWith, times } from './pdf-parts.js';

const BOXES = [
  '[0 0 10000000 10000000]',
  '[0 0 1e300 1e300]',
  '[0 0 14400 14400]',
  '[600 800 0 0]',
  '[0 0 0 0]',
  '[-900 -900 -300 -100]',
  '[0 0 600]',
  '[(a) (b) /c null]',
];

/** More of something than any paper has. */
export const PDF_MASSES: readonly HostileFile[] = [
  ...BOXES.map((box) => hostileFile(`a page of ${box}`, () => pageWith(HARMLESS, { box }))),
  hostileFile('a user unit of a million', () => pageWith(HARMLESS, { page: '/UserUnit 1000000' })),
  hostileFile('21 pages that claim to be one', () => pdfClaiming(1, 21)),
  hostileFile('5,000 pages', () => pdfClaiming(5_000, 5_000)),
  hostileFile('100,000 pages in a megabyte', () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 100000 /Kids [${'3 0 R '.repeat(100_000)}] >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ]),
  ),
  hostileFile('100,000 objects', () => pageWith(HARMLESS, { more: Array.from({ length: 100_000 }, (_, index) => `<< /N ${index} >>`) })),
  hostileFile('50,000 annotations', () =>
    pageWith(HARMLESS, {
      page: `/Annots [${'6 0 R '.repeat(50_000)}]`,
      more: ['<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Total 1.00) >>'],
    }),
  ),
  hostileFile('20,000 fonts', () =>
    pageWith(
      times(20_000, (index) => `BT /A${index} 9 Tf 9 9 Td (a) Tj ET `),
      { resources: `/Font << ${times(20_000, (index) => `/A${index} 5 0 R `)} >>` },
    ),
  ),
  hostileFile('a million letters on one page', () =>
    pageWith(`BT /F1 8 Tf 20 780 Td ${times(10_000, () => `(${'lorem 777 '.repeat(10)}) Tj 0 -0.07 Td `)} ET`),
  ),
  hostileFile('a million strokes on one page', () =>
    pageWith(times(250_000, (index) => `${index % 600} ${index % 800} m ${(index * 7) % 600} 9 l S `)),
  ),
  hostileFile('a hundred thousand boxes that cover a hundred thousand letters', () =>
    pageWith(times(50_000, (index) => `BT /F1 8 Tf ${index % 580} ${index % 780} Td (7) Tj ET 1 g 0 0 1 1 re f 0 g `)),
  ),
  hostileFile('a path of a million points', () =>
    pageWith(`0 0 m ${times(400_000, (index) => `${(index * 37) % 600} ${(index * 91) % 800} l `)} f`),
  ),
  hostileFile('a dashed line of a billion dashes', () => pageWith('[0.0000001 0.0000001] 0 d 5 w 0 0 m 600 800 l S')),
  hostileFile('a pattern of a billion tiles', () =>
    pageWith('/Pattern cs /P scn 0 0 600 800 re f', {
      resources: '/Pattern << /P 6 0 R >>',
      more: [
        streamObject(
          '0 0 1 1 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
        ),
      ],
    }),
  ),
  hostileFile('a gradient through a table of a billion colours', () =>
    pageWith('/S sh', {
      resources: '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >> >>',
      more: [streamObject('x', '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Size [30000 30000] /BitsPerSample 32')],
    }),
  ),
  hostileFile('letters of a million points', () => pageWith('BT /F1 1000000 Tf 0 0 Td (TOTAL) Tj ET')),
  hostileFile('numbers beyond all numbers', () =>
    pageWith('1e999 0 0 1e999 0 0 cm 99999999999999999999999999 0 m 5 5 l S NaN Infinity re f'),
  ),
  hostileFile('a hundred thousand open graphics states', () => pageWith(`${'q '.repeat(100_000)}${HARMLESS}`)),
  hostileFile('a hundred thousand graphics states that nobody opened', () => pageWith(`${'Q '.repeat(100_000)}${HARMLESS}`)),
  hostileFile('arrays a hundred thousand deep', () => pageWith(HARMLESS, { page: `/X ${'['.repeat(100_000)}${']'.repeat(100_000)}` })),
  hostileFile('dictionaries fifty thousand deep', () => pageWith(HARMLESS, { catalog: `/X ${'<< /X '.repeat(50_000)}` })),
  hostileFile('strings a hundred thousand brackets deep', () => pageWith(`BT /F1 9 Tf ${'('.repeat(100_000)} Tj ET`)),
  hostileFile('content cut into 50,000 streams', () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents [${'4 0 R '.repeat(50_000)}] >>`,
      streamObject('q Q '),
    ]),
  ),
];
