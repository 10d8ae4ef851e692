import { deflateSync } from 'node:zlib';
import { streamObject } from '@tallyport/worker/document-process/testing/make-files';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { HARMLESS, pageWith, times } from './pdf-parts.js';

const MEGABYTE = 2 ** 20;

/** Spaces, deflated so many times over. */
function packed(size: number, layers: number): Buffer {
  let bytes: Buffer = Buffer.alloc(size, 0x20);
  for (let layer = 0; layer < layers; layer++) bytes = deflateSync(bytes);
  return bytes;
}

const flate = (layers: number): string => `/Filter [${times(layers, () => '/FlateDecode ')}]`;
const image = (entries: string): string => `/Type /XObject /Subtype /Image ${entries}`;
const DRAW = 'q 600 0 0 800 0 0 cm /X Do Q';

/** A page that draws the stream in object 6. */
const drawing = (content: Buffer | string, entries: string, more: (string | Buffer)[] = []): Buffer =>
  pageWith(DRAW, { resources: '/XObject << /X 6 0 R >>', more: [streamObject(content, entries), ...more] });

/** Streams that unpack to far more than they hold. */
const PACKED: readonly HostileFile[] = [
  ...[1, 2, 3].map((layers) =>
    hostileFile(`content of 300 MB in ${layers} layers`, () => pageWith(packed(300 * MEGABYTE, layers), { stream: flate(layers) })),
  ),
  hostileFile('content that repeats one byte by run lengths', () =>
    pageWith(Buffer.alloc(4 * MEGABYTE, Buffer.from([129, 0x20])), { stream: '/Filter /RunLengthDecode' }),
  ),
  hostileFile('content in hexadecimal inside of a bomb', () =>
    pageWith(packed(200 * MEGABYTE, 2), { stream: '/Filter [/FlateDecode /FlateDecode /ASCIIHexDecode]' }),
  ),
  hostileFile('content whose filter is named ten thousand times', () => pageWith(packed(MEGABYTE, 1), { stream: flate(10_000) })),
  hostileFile('content whose predictor claims a billion columns', () =>
    pageWith(packed(MEGABYTE, 1), { stream: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1000000000 /Colors 32 >>' }),
  ),
  hostileFile('a font file that is a bomb', () =>
    pageWith('BT /F2 10 Tf 50 700 Td (TOTAL) Tj ET', {
      resources: '/Font << /F2 6 0 R >>',
      more: [
        '<< /Type /Font /Subtype /TrueType /BaseFont /Bomb /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /Bomb /Flags 32 /FontFile2 8 0 R >>',
        streamObject(packed(200 * MEGABYTE, 1), flate(1)),
      ],
    }),
  ),
  hostileFile('a code table that is a bomb', () =>
    pageWith('BT /F2 10 Tf 50 700 Td (TOTAL) Tj ET', {
      resources: '/Font << /F2 6 0 R >>',
      more: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>', streamObject(packed(200 * MEGABYTE, 1), flate(1))],
    }),
  ),
  hostileFile('a code table that maps four billion codes', () =>
    pageWith('BT /F2 10 Tf 50 700 Td (TOTAL) Tj ET', {
      resources: '/Font << /F2 6 0 R >>',
      more: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /Wide /Encoding 7 0 R /DescendantFonts [8 0 R] >>',
        streamObject(
          'begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 begincidrange <00000000> <FFFFFFFF> 0 endcidrange endcmap',
          '/Type /CMap /CMapName /Wide',
        ),
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Wide /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> >>',
      ],
    }),
  ),
  hostileFile('an object stream that is a bomb', () =>
    pageWith(HARMLESS, { more: [streamObject(packed(200 * MEGABYTE, 1), `/Type /ObjStm /N 1000000 /First 10 ${flate(1)}`)] }),
  ),
  hostileFile('metadata that are a bomb', () =>
    pageWith(HARMLESS, { catalog: '/Metadata 6 0 R', more: [streamObject(packed(200 * MEGABYTE, 2), `/Type /Metadata ${flate(2)}`)] }),
  ),
  hostileFile('a colour profile that is a bomb', () =>
    pageWith(`/C cs 1 0 0 sc 0 0 600 800 re f ${HARMLESS}`, {
      resources: '/ColorSpace << /C [/ICCBased 6 0 R] >>',
      more: [streamObject(packed(200 * MEGABYTE, 1), `/N 3 ${flate(1)}`)],
    }),
  ),
];

/** Pictures that claim more than anybody could show. */
const PICTURES: readonly HostileFile[] = [
  ...['/DeviceGray', '/DeviceRGB', '/DeviceCMYK'].map((space) =>
    hostileFile(`a picture of 100,000 by 100,000 in ${space}`, () =>
      drawing(packed(MEGABYTE, 1), image(`/Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace ${space} ${flate(1)}`)),
    ),
  ),
  hostileFile('a picture just below the limit of pixels', () =>
    drawing(packed(69 * MEGABYTE, 1), image(`/Width 8300 /Height 8300 /BitsPerComponent 8 /ColorSpace /DeviceGray ${flate(1)}`)),
  ),
  hostileFile('forty pictures just below the limit of pixels', () =>
    pageWith(
      times(40, (index) => `q 600 0 0 800 0 0 cm /X${index} Do Q `),
      {
        resources: `/XObject << ${times(40, (index) => `/X${index} ${6 + index} 0 R `)} >>`,
        more: Array.from({ length: 40 }, () =>
          streamObject(packed(6 * MEGABYTE, 1), image(`/Width 8000 /Height 6000 /BitsPerComponent 1 /ColorSpace /DeviceGray ${flate(1)}`)),
        ),
      },
    ),
  ),
  hostileFile('a fax of 100,000 by 100,000', () =>
    drawing(
      Buffer.alloc(2_000, 0x55),
      image(
        '/Width 100000 /Height 100000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100000 /Rows 100000 >>',
      ),
    ),
  ),
  hostileFile('a JBIG2 picture that claims two billion rows', () =>
    drawing(jbig2(65_535, 0x7fff_ffff), image(fax('/JBIG2Decode', 65_535, 65_535))),
  ),
  hostileFile('a JBIG2 picture of 60,000 by 60,000', () => drawing(jbig2(60_000, 60_000), image(fax('/JBIG2Decode', 60_000, 60_000)))),
  hostileFile('a JPEG 2000 picture that claims four billion columns', () =>
    drawing(jpeg2000(0xffff_fffe, 0xffff_fffe), image(fax('/JPXDecode', 9_000, 7_000))),
  ),
  hostileFile('a JPEG 2000 picture of 60,000 by 60,000 in tiles of one', () =>
    drawing(jpeg2000(60_000, 60_000, 1), image(fax('/JPXDecode', 9_000, 7_000))),
  ),
  hostileFile('a JPEG that ends in its header', () =>
    drawing(
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffc00011080fff0fff03012200021101031101', 'hex'),
      image('/Width 4095 /Height 4095 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode'),
    ),
  ),
  hostileFile('a picture of negative size', () => drawing('x', image('/Width -5 /Height -7 /BitsPerComponent 8 /ColorSpace /DeviceGray'))),
  hostileFile('a picture whose mask is itself', () =>
    drawing(packed(10_000, 1), image(`/Width 100 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R ${flate(1)}`)),
  ),
  hostileFile('ten thousand pictures in the content', () =>
    pageWith(
      times(
        10_000,
        () =>
          'q 9 0 0 9 50 50 cm BI /W 9 /H 9 /BPC 8 /CS /G ID 123456789123456789123456789123456789123456789123456789123456789123456789123456789 EI Q ',
      ),
    ),
  ),
];

const fax = (filter: string, width: number, height: number): string =>
  `/Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter ${filter}`;

/** A JBIG2 stream with a page of this size and one region as large. */
function jbig2(width: number, height: number): Buffer {
  const page = Buffer.alloc(19);
  page.writeUInt32BE(width, 0);
  page.writeUInt32BE(height, 4);
  const region = Buffer.alloc(18 + 8);
  region.writeUInt32BE(width, 0);
  region.writeUInt32BE(height, 4);
  const head = (number: number, type: number, size: number): Buffer => {
    const bytes = Buffer.alloc(11);
    bytes.writeUInt32BE(number, 0);
    bytes.set([type, 0, 1], 4);
    bytes.writeUInt32BE(size, 7);
    return bytes;
  };
  return Buffer.concat([head(0, 48, page.length), page, head(1, 38, region.length), region]);
}

/** A JPEG 2000 code stream that claims a size and holds nothing. */
function jpeg2000(width: number, height: number, tile = 0): Buffer {
  const size = Buffer.alloc(2 + 49);
  size.writeUInt16BE(0xff51, 0);
  size.writeUInt16BE(47, 2);
  for (const [at, value] of [
    [6, width],
    [10, height],
    [22, tile === 0 ? width : tile],
    [26, tile === 0 ? height : tile],
  ] as const)
    size.writeUInt32BE(value, at);
  size.writeUInt16BE(3, 38);
  size.set([7, 1, 1, 7, 1, 1, 7, 1, 1], 40);
  return Buffer.concat([
    Buffer.from([0xff, 0x4f]),
    size,
    Buffer.from('ff52000c00000001000104040001ff5c0004404000ff90000a0000000000000001ff93ffd9', 'hex'),
  ]);
}

export const PDF_BOMBS: readonly HostileFile[] = [...PACKED, ...PICTURES];
