import { Controller, Inject } from '@nestjs/common';
import { calcInvoiceLinesCustomsUq, calcInvoiceLinesUq, type LineOutcomes } from '@tallyport/contracts/classification/line-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { LineQuantities } from './line-quantities.js';

@Controller()
export class LineQuantitiesController {
  constructor(
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(LineQuantities) private readonly quantities: LineQuantities,
  ) {}

  @Handles(calcInvoiceLinesUq)
  async cw1(call: Call<typeof calcInvoiceLinesUq>): Promise<LineOutcomes> {
    await this.applied.awaitFor(call);
    return this.quantities.fillCw1(call.caller, call.params.id, call.body.basis, commandIdentity(calcInvoiceLinesUq, call));
  }

  @Handles(calcInvoiceLinesCustomsUq)
  async customs(call: Call<typeof calcInvoiceLinesCustomsUq>): Promise<LineOutcomes> {
    await this.applied.awaitFor(call);
    return this.quantities.fillCustoms(call.caller, call.params.id, commandIdentity(calcInvoiceLinesCustomsUq, call));
  }
}
