import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { type GoodsReader, openGoodsReader } from './goods-reader.js';
import { storedSoFar } from './stored-embeddings.js';
import { EMBEDDINGS_FOLDER } from './text-model-files.js';

/** Meanings that are being worked out are looked for again after this long. */
const LOOK_AGAIN_MS = 60_000;

/**
 * The reader of goods for one tariff, as soon as there is one; until then, and where there is no model, null. One that lacks embeddings,
 * as after an import, gives way to one that knows more.
 */
export class GoodsReaders {
  private reader: GoodsReader | null = null;
  private readWith = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly index: TariffIndex,
    private readonly open: (index: TariffIndex) => Promise<GoodsReader | null> = openGoodsReader,
    private readonly kept: () => Promise<string> = () => storedSoFar(EMBEDDINGS_FOLDER),
    private readonly now: () => number = () => performance.now(),
  ) {}

  async current(): Promise<GoodsReader | null> {
    if (this.reader?.isWhole || this.now() - this.lookedAt <= LOOK_AGAIN_MS) return this.reader;
    this.lookedAt = this.now();
    // What cannot be opened or listed is as what was not fetched: words answer alone.
    const kept = await this.kept().catch(() => '');
    if (this.reader !== null && kept === this.readWith) return this.reader;
    const opened = await this.open(this.index).catch(() => null);
    if (opened === null) return this.reader;
    await this.reader?.close();
    this.reader = opened;
    this.readWith = kept;
    return opened;
  }
}
