import { Controller, Inject } from '@nestjs/common';
import { type DeclarationAfterImport, listDeclarationsAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { type DeclarationSummary, listOrganisationCargoReports, listOrganisationDeclarations } from '@tallyport/contracts/declaration/http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { AfterImportQueries } from './after-import.queries.js';
import { DeclarationQueries } from './declaration.queries.js';

@Controller()
export class DeclarationListController {
  constructor(
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(DeclarationQueries) private readonly queries: DeclarationQueries,
    @Inject(AfterImportQueries) private readonly afterImport: AfterImportQueries,
  ) {}

  @Handles(listOrganisationDeclarations)
  async declarations(call: Call<typeof listOrganisationDeclarations>): Promise<Page<DeclarationSummary>> {
    await this.applied.awaitFor(call);
    const { rows, count } = await this.queries.list(call.caller.orgId, 'declaration', call.query, call.query);
    return pageOf(rows, count, call.query, call.request);
  }

  @Handles(listOrganisationCargoReports)
  async reports(call: Call<typeof listOrganisationCargoReports>): Promise<Page<DeclarationSummary>> {
    await this.applied.awaitFor(call);
    const { rows, count } = await this.queries.list(call.caller.orgId, 'cargo-report', call.query, call.query);
    return pageOf(rows, count, call.query, call.request);
  }

  @Handles(listDeclarationsAfterImport)
  async differing(call: Call<typeof listDeclarationsAfterImport>): Promise<Page<DeclarationAfterImport>> {
    await this.applied.awaitFor(call);
    const { differing, count } = await this.afterImport.list(call.caller.orgId, call.query);
    return pageOf(differing, count, call.query, call.request);
  }
}
