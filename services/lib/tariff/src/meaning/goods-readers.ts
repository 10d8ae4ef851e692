import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { type GoodsReader, openGoodsReader } from './goods-reader.js';

/** Meanings that are being worked out are looked for again after this long. */
const LOOK_AGAIN_MS = 60_000;

/** The reader of goods for one tariff, as soon as there is one; until then, and where there is no model, null. */
export class GoodsReaders {
  private reader: GoodsReader | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly index: TariffIndex,
    private readonly open: (index: TariffIndex) => Promise<GoodsReader | null> = openGoodsReader,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async current(): Promise<GoodsReader | null> {
    if (this.reader === null && this.now() - this.lookedAt > LOOK_AGAIN_MS) {
      this.lookedAt = this.now();
      // A model that cannot be opened is as one that was not fetched: words answer alone.
      this.reader = await this.open(this.index).catch(() => null);
    }
    return this.reader;
  }
}
