import { availableParallelism } from 'node:os';
import type { Page } from '@tallyport/reading/document-model';
import { MODELS_FOLDER, modelFilesIn } from '../../document-process/ocr/models/model-files.js';
import { pictureOfPage, readPage, type Uprights } from '../../document-process/read-page.js';
import { ChildPool } from './child-pool.js';
import { scriptOf } from './child-script.js';
import type { DocumentReader, ReadOptions, ReadPages, SourceFile, UnreadablePage } from './document-reader.js';
import { FileCache } from './file-cache.js';
import { findIsolation } from './isolation.js';
import { ParserPort } from './parser-port.js';
import type { ChildKind } from './reader-child.js';
import { RecogniserPort } from './recogniser-port.js';
import { orInSmallerMode, type Try } from './smaller-mode.js';

const MEGABYTE = 2 ** 20;

/** How far the children may go. The defaults are the limits that the product promises. */
export interface ReaderLimits {
  /** Children of each kind; one per core by default. */
  readonly children?: number;
  readonly parserMemory?: number;
  readonly ocrMemory?: number;
  /**
   * For one page or one file opened, in milliseconds by the clock; a page of OCR may take twice as long. The answer comes a
   * little later, when the child has ended and another one is there: by default within the 30 seconds that are promised.
   */
  readonly mostTime?: number;
}

/** The scan resolutions of the two modes, in dots per inch. */
const DPI = { normal: 300, smaller: 150 } as const;
/** An honest page takes the OCR engine seconds, and on a crowded machine many times that; no file can make it hang. */
const OCR_TIME = 2;
/**
 * What a child of each kind keeps between two files and may keep: from half its limit on, the pictures of a colour scan of A4 at 300 dpi
 * (175 MB for a moment) would be too much for a parser. An OCR engine keeps up to 660 MB for its models and the page to come.
 */
const PARSER_WORN = 0.5;
const OCR_WORN = 0.65;
const FIRST: Try = { mode: 'normal', spent: 0 };
/** What a page picture is drawn at unless the caller says otherwise. */
const PICTURE_DPI = 110;

/** The document reader on warm child processes. */
export async function openDocumentReader(limits: ReaderLimits = {}): Promise<DocumentReader> {
  const { children = availableParallelism(), parserMemory = 512 * MEGABYTE, ocrMemory = 1200 * MEGABYTE, mostTime = 27_000 } = limits;
  const poolOf = (script: string, limits: Omit<ChildKind, 'script'>): ChildPool => new ChildPool(children, { script, ...limits });
  const parser = scriptOf('parser-process');
  const isolation = await findIsolation([parser]);
  const parsers = poolOf(parser, { isolation, mayWrite: false, mostMemory: parserMemory, wornAt: PARSER_WORN, givesBack: true, mostTime });
  const models = modelFilesIn(MODELS_FOLDER);
  const hasModels = models !== null;
  const recogniser = scriptOf('recogniser-process');
  // It only sees pictures that our own parsers drew. The engine of the packages gathers its data in a folder.
  const recognisers = poolOf(recogniser, {
    args: [MODELS_FOLDER],
    isolation: await findIsolation([recogniser, ...(models === null ? [] : [models.finder, models.reader])]),
    mayWrite: !hasModels,
    mostMemory: ocrMemory,
    wornAt: OCR_WORN,
    givesBack: false,
    mostTime: mostTime * OCR_TIME,
  });
  const uprights = new FileCache<Uprights>(() => new Map());

  /** One file in the children. Of all pages that are read in one mode the calls take turns. */
  function portsFor(file: SourceFile, signal: AbortSignal | undefined): (one: Try) => readonly [ParserPort, RecogniserPort] {
    const normal = [new ParserPort(parsers, file, signal, FIRST), new RecogniserPort(recognisers, signal, FIRST)] as const;
    return (one) =>
      one.mode === 'normal' ? normal : [new ParserPort(parsers, file, signal, one), new RecogniserPort(recognisers, signal, one)];
  }

  async function readPages(file: SourceFile, from: number, to: number, options: ReadOptions): Promise<ReadPages | UnreadablePage> {
    const { signal, onPage, mode = 'normal' } = options;
    const portsOf = portsFor(file, signal);
    const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const pages: Page[] = [];
    const failures: UnreadablePage[] = [];
    const next = numbers.values();
    const work = async (): Promise<void> => {
      for (const number of next) {
        if (failures.length > 0) return;
        const page = await orInSmallerMode(mode, (one) => readPage(...portsOf(one), number, uprights.of(file.id), DPI[one.mode]));
        if (page.kind === 'unreadable') {
          failures.push({ ...page, page: number });
          return;
        }
        pages.push(page.value);
        onPage?.(page.value);
      }
    };
    // As many pages at once as there are OCR engines; the pages of a text document take turns at the parser all the same.
    await Promise.all(Array.from({ length: children }, work));
    const [failure] = failures.toSorted((a, b) => a.page - b.page);
    return failure ?? { kind: 'read', pages: pages.toSorted((a, b) => a.number - b.number) };
  }

  return {
    hasNoNetwork: isolation.hasNoNetwork,
    hasModels,
    async warmUp(signal) {
      const warm = (pool: ChildPool): Promise<unknown> => pool.withChild(null, signal, (child) => child.call('warmUp', [], signal));
      await Promise.all([warm(parsers), warm(recognisers)]);
    },
    async inspect(file, { signal } = {}) {
      const found = await orInSmallerMode('normal', (one) => new ParserPort(parsers, file, signal, one).inspect());
      if (found.kind === 'unreadable') return found;
      const { mediaType, pageCount: pages, embedded } = found.value;
      return { kind: 'inspected', mediaType, pages, embedded };
    },
    async pagePicture(file, page, { dpi = PICTURE_DPI, signal } = {}) {
      const portsOf = portsFor(file, signal);
      const drawn = await orInSmallerMode('normal', (one) =>
        pictureOfPage(...portsOf(one), page, dpi, uprights.of(file.id), DPI[one.mode]),
      );
      return drawn.kind === 'unreadable' ? drawn : { kind: 'drawn', ...drawn.value };
    },
    readPages: (file, from, to, options = {}) => readPages(file, from, to, options),
    async close() {
      parsers.close();
      recognisers.close();
    },
  };
}
