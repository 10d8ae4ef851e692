import { Inject, Injectable } from '@nestjs/common';
import type { JobGoods } from '@tallyport/contracts/classification/line-http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { findAbsentCodes } from '@tallyport/tariff/absent-codes';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';
import { textOf } from '../shipping-record/text-of.js';
import { type JobLine, LinesOfJob } from './lines-of-job.js';
import { ProductQueries } from './product.queries.js';

/** The different goods of a job: by product code, and by description where a line has none. */
@Injectable()
export class JobGoodsQueries {
  constructor(
    @Inject(LinesOfJob) private readonly lines: LinesOfJob,
    @Inject(ProductQueries) private readonly products: ProductQueries,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  async ofJob(orgId: string, jobId: string): Promise<JobGoods[]> {
    const lines = await this.lines.all(orgId, jobId);
    const all = (field: RecordField) => lines.flatMap(({ line }) => textOf(line, field) ?? []);
    const [products, absent] = await Promise.all([
      this.products.byCode(orgId, all('product_code')),
      findAbsentCodes(this.pool, all('hs_code')),
    ]);
    const byGoods = Map.groupBy(lines, ({ line }) => goodsKey(textOf(line, 'product_code')) ?? goodsKey(textOf(line, 'description')) ?? '');
    return [...byGoods].flatMap(([key, same]) => (key === '' ? [] : [goodsOf(same, products.get(key) ?? null, absent)]));
  }
}

/** A code that the tariff does not have is not offered to be kept. */
function goodsOf(lines: readonly JobLine[], product: JobGoods['product'], absent: ReadonlySet<string>): JobGoods {
  const first = (field: RecordField, isFit: (text: string) => boolean = () => true) =>
    lines.map(({ line }) => textOf(line, field)).find((text) => text !== null && isFit(text)) ?? '';
  return {
    product_code: first('product_code'),
    description: first('description'),
    hs_code: first('hs_code', (code) => !absent.has(code)),
    lines: lines.length,
    product,
  };
}
