import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from 'pdf-lib';
import { type AttachedFile, MOST_XML_BYTES } from '../embedded/read-embedded.js';

/** Papers carry one such file, and a few what belongs to it. */
const MOST_FILES = 5;
/** A tree of names with more branches is no invoice's, or turns in circles. */
const MOST_NODES = 200;
const LONGEST_NAME = 100;

/**
 * The XML files that are attached to a PDF (PDF 32000-1, 7.11.4 and 14.13), of the tree of names and of the files associated with the
 * document. None is unpacked beyond the limit, so a small file that swells costs nothing.
 */
export function attachedXmlFiles(document: PDFDocument): AttachedFile[] {
  const catalog = document.context.lookup(document.context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) return [];
  const found = new Map<PDFRawStream, AttachedFile>();
  for (const specification of [...namedFiles(catalog), ...associatedFiles(catalog)]) {
    const stream = streamOf(specification);
    const name = nameOf(specification);
    if (stream === null || found.has(stream) || !isXml(name, stream)) continue;
    if (found.size === MOST_FILES) break;
    found.set(stream, { name: name.slice(0, LONGEST_NAME), content: unpacked(stream) });
  }
  return [...found.values()];
}

function namedFiles(catalog: PDFDict): PDFDict[] {
  const root = dictOf(dictOf(catalog, 'Names'), 'EmbeddedFiles');
  const files: PDFDict[] = [];
  const open = root === undefined ? [] : [root];
  for (const node of open) {
    files.push(...membersOf(node.lookup(PDFName.of('Names'))));
    for (const kid of membersOf(node.lookup(PDFName.of('Kids')))) if (open.length < MOST_NODES) open.push(kid);
  }
  return files;
}

function associatedFiles(catalog: PDFDict): PDFDict[] {
  return membersOf(catalog.lookup(PDFName.of('AF')));
}

function membersOf(list: PDFObject | undefined): PDFDict[] {
  if (!(list instanceof PDFArray)) return [];
  return Array.from({ length: Math.min(list.size(), MOST_NODES) }, (_, index) => list.lookup(index)).filter(
    (member) => member instanceof PDFDict,
  );
}

function streamOf(specification: PDFDict): PDFRawStream | null {
  const file = dictOf(specification, 'EF');
  const stream = file?.lookup(PDFName.of('F')) ?? file?.lookup(PDFName.of('UF'));
  return stream instanceof PDFRawStream ? stream : null;
}

function nameOf(specification: PDFDict): string {
  const name = specification.lookup(PDFName.of('UF')) ?? specification.lookup(PDFName.of('F'));
  if (!(name instanceof PDFString || name instanceof PDFHexString)) return '';
  return name.decodeText().replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

function isXml(name: string, { dict }: PDFRawStream): boolean {
  const type = dict.lookup(PDFName.of('Subtype'));
  return /\.xml$/iu.test(name) || (type instanceof PDFName && /^(?:text|application)\/xml$/iu.test(type.decodeText()));
}

function unpacked({ dict, contents }: PDFRawStream): AttachedFile['content'] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (names.length === 0) return contents;
  if (names.length > 1 || names[0] !== PDFName.of('FlateDecode') || dict.has(PDFName.of('DecodeParms'))) return 'encoding';
  try {
    return inflateSync(contents, { maxOutputLength: MOST_XML_BYTES });
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'truncated';
  }
}

function dictOf(parent: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = parent?.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
}
