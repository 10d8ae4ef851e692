import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LineSuggester } from '@tallyport/tariff/line-suggester';
import { TariffSuggester } from '@tallyport/tariff/tariff-suggester';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';
import { OrganisationModule } from '../organisation/organisation.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { JobGoodsQueries } from './job-goods.queries.js';
import { KeptChangeQueries } from './kept-change.queries.js';
import { LineClassificationCommands } from './line-classification.commands.js';
import { LineClassificationController } from './line-classification.controller.js';
import { LineSuggestions } from './line-suggestions.js';
import { LinesOfJob } from './lines-of-job.js';
import { ProductCommands } from './product.commands.js';
import { ProductController } from './product.controller.js';
import { ProductQueries } from './product.queries.js';
import { SynonymCommands } from './synonym.commands.js';
import { SynonymController } from './synonym.controller.js';
import { SynonymQueries } from './synonym.queries.js';
import { TariffController } from './tariff.controller.js';
import { TariffQueries } from './tariff.queries.js';
import { TariffDutyQueries } from './tariff-duty.queries.js';
import { TariffLookupCommands } from './tariff-lookup.commands.js';
import { TariffLookupController } from './tariff-lookup.controller.js';
import { TariffLookupQueries } from './tariff-lookup.queries.js';

@Module({
  imports: [OrganisationModule, ShippingRecordModule, WorkOrderModule],
  controllers: [ProductController, TariffLookupController, SynonymController, LineClassificationController, TariffController],
  providers: [
    { provide: TariffSuggester, useFactory: (pool: pg.Pool) => new TariffSuggester(pool), inject: [POOL] },
    {
      provide: LineSuggester,
      useFactory: (pool: pg.Pool, suggester: TariffSuggester) => new LineSuggester(pool, suggester),
      inject: [POOL, TariffSuggester],
    },
    JobGoodsQueries,
    KeptChangeQueries,
    LineClassificationCommands,
    LineSuggestions,
    LinesOfJob,
    ProductCommands,
    ProductQueries,
    SynonymCommands,
    SynonymQueries,
    TariffLookupCommands,
    TariffDutyQueries,
    TariffLookupQueries,
    TariffQueries,
  ],
})
export class ClassificationModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(TariffSuggester) private readonly suggester: TariffSuggester) {}

  /** The first search would wait for seconds; the start does not wait for the tariff. */
  onApplicationBootstrap(): void {
    this.suggester.prepare();
  }

  async onModuleDestroy(): Promise<void> {
    await this.suggester.close();
  }
}
