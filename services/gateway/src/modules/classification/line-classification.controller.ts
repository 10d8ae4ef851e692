import { Controller, Inject } from '@nestjs/common';
import type { Product } from '@tallyport/contracts/classification/kept-goods';
import {
  findInvoiceLinesTariffCode,
  type JobGoods,
  type LineOutcomes,
  listJobProducts,
  matchProductWithSynonyms,
  refuseTariffCode,
  saveJobProducts,
  suggestTariffCodes,
  toggleAllInvoiceDetailProductCode,
} from '@tallyport/contracts/classification/line-http';
import type { LineSuggestion } from '@tallyport/contracts/classification/suggestion';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf, sliceOf, wholePage } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobGoodsQueries } from './job-goods.queries.js';
import { LineClassificationCommands } from './line-classification.commands.js';
import { LineSuggestions } from './line-suggestions.js';
import { LinesOfJob } from './lines-of-job.js';
import { ProductCommands } from './product.commands.js';

@Controller()
export class LineClassificationController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(LinesOfJob) private readonly lines: LinesOfJob,
    @Inject(LineSuggestions) private readonly suggestions: LineSuggestions,
    @Inject(LineClassificationCommands) private readonly commands: LineClassificationCommands,
    @Inject(JobGoodsQueries) private readonly jobGoods: JobGoodsQueries,
    @Inject(ProductCommands) private readonly products: ProductCommands,
  ) {}

  @Handles(matchProductWithSynonyms)
  match(call: Call<typeof matchProductWithSynonyms>): Promise<LineOutcomes> {
    return this.commands.matchProducts(call.caller, call.params.id, commandIdentity(matchProductWithSynonyms, call));
  }

  @Handles(findInvoiceLinesTariffCode)
  find(call: Call<typeof findInvoiceLinesTariffCode>): Promise<LineOutcomes> {
    return this.commands.findTariffCodes(call.caller, call.params.id, commandIdentity(findInvoiceLinesTariffCode, call));
  }

  @Handles(toggleAllInvoiceDetailProductCode)
  toggle(call: Call<typeof toggleAllInvoiceDetailProductCode>): Promise<LineOutcomes & { on: boolean }> {
    const identity = commandIdentity(toggleAllInvoiceDetailProductCode, call);
    return this.commands.toggleProductCodes(call.caller, call.params.id, call.body.on, identity);
  }

  @Handles(listJobProducts)
  async goods(call: Call<typeof listJobProducts>): Promise<Page<JobGoods>> {
    const { caller, params, query, request } = call;
    await this.gate.require(caller.orgId, params.id);
    await this.applied.awaitFor(call);
    return sliceOf(await this.jobGoods.ofJob(caller.orgId, params.id), query, request);
  }

  @Handles(saveJobProducts)
  async saveGoods(call: Call<typeof saveJobProducts>): Promise<Page<Product>> {
    await this.gate.require(call.caller.orgId, call.params.id);
    return wholePage(await this.products.saveAll(call.caller, call.body.products, commandIdentity(saveJobProducts, call)));
  }

  @Handles(suggestTariffCodes)
  async suggest({ caller, params, query, request }: Call<typeof suggestTariffCodes>): Promise<Page<LineSuggestion>> {
    const all = await this.lines.ofInvoice(caller.orgId, params.id, params.record);
    const asked = query.line === undefined ? all : all.filter(({ line }) => line.line_id === query.line);
    const shown = asked.slice((query.page - 1) * query.page_size, query.page * query.page_size);
    return pageOf(await this.suggestions.of(caller.orgId, shown), asked.length, query, request);
  }

  @Handles(refuseTariffCode)
  async refuse(call: Call<typeof refuseTariffCode>): Promise<LineSuggestion> {
    const { caller, params, body } = call;
    const line = await this.commands.refuse(caller, params.id, params.record, body, commandIdentity(refuseTariffCode, call));
    const [suggestion] = await this.suggestions.of(caller.orgId, [line]);
    if (!suggestion) throw new ProblemError('record.line-not-found');
    return suggestion;
  }
}
