import { Inject, Injectable } from '@nestjs/common';
import type { JobGoods } from '@tallyport/contracts/classification/line-http';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { type JobLine, LinesOfJob, textOf } from './lines-of-job.js';
import { ProductQueries } from './product.queries.js';

/** The different goods of a job: by product code, and by description where a line has none. */
@Injectable()
export class JobGoodsQueries {
  constructor(
    @Inject(LinesOfJob) private readonly lines: LinesOfJob,
    @Inject(ProductQueries) private readonly products: ProductQueries,
  ) {}

  async ofJob(orgId: string, jobId: string): Promise<JobGoods[]> {
    const lines = await this.lines.all(orgId, jobId);
    const products = await this.products.byCode(
      orgId,
      lines.flatMap(({ line }) => textOf(line, 'product_code') ?? []),
    );
    const byGoods = Map.groupBy(lines, ({ line }) => goodsKey(textOf(line, 'product_code')) ?? goodsKey(textOf(line, 'description')) ?? '');
    return [...byGoods].flatMap(([key, same]) => (key === '' ? [] : [goodsOf(same, products.get(key) ?? null)]));
  }
}

function goodsOf(lines: readonly JobLine[], product: JobGoods['product']): JobGoods {
  const first = (field: string) => lines.map(({ line }) => textOf(line, field)).find((text) => text !== null) ?? '';
  return {
    product_code: first('product_code'),
    description: first('description'),
    hs_code: first('hs_code'),
    lines: lines.length,
    product,
  };
}
