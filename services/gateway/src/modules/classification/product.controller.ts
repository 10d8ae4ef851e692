import { Controller, Inject } from '@nestjs/common';
import type { Product, TariffLookup } from '@tallyport/contracts/classification/kept-goods';
import { allLookupList, deleteProduct, listProducts, saveProduct } from '@tallyport/contracts/classification/kept-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf, wholePage } from '../../platform/http/pages.js';
import { ProductCommands } from './product.commands.js';
import { ProductQueries } from './product.queries.js';
import { TariffLookupQueries } from './tariff-lookup.queries.js';

const MOST_TO_CHOOSE_FROM = 1_000;

@Controller()
export class ProductController {
  constructor(
    @Inject(ProductQueries) private readonly queries: ProductQueries,
    @Inject(ProductCommands) private readonly commands: ProductCommands,
    @Inject(TariffLookupQueries) private readonly lookups: TariffLookupQueries,
  ) {}

  @Handles(listProducts)
  async list({ caller, query, request }: Call<typeof listProducts>): Promise<Page<Product>> {
    const { products, count } = await this.queries.list(caller.orgId, query.q, query);
    return pageOf(products, count, query, request);
  }

  @Handles(saveProduct)
  save(call: Call<typeof saveProduct>): Promise<Product> {
    return this.commands.save(call.caller, call.body, commandIdentity(saveProduct, call));
  }

  @Handles(deleteProduct)
  remove(call: Call<typeof deleteProduct>): Promise<Record<string, never>> {
    return this.commands.remove(call.caller, call.params.id, commandIdentity(deleteProduct, call));
  }

  @Handles(allLookupList)
  async allLookups({ caller, body }: Call<typeof allLookupList>): Promise<Page<TariffLookup>> {
    const { lookups } = await this.lookups.list(caller.orgId, body.q, { page: 1, page_size: MOST_TO_CHOOSE_FROM });
    return wholePage(lookups);
  }
}
