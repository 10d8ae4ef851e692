import { Inject, Injectable } from '@nestjs/common';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { ExportAlarms } from './export-alarms.js';
import { ExportSummaryQueries } from './export-summary.queries.js';

/** The cockpit at a glance. */
@Injectable()
export class ExportSummaries {
  constructor(
    @Inject(ExportSummaryQueries) private readonly queries: ExportSummaryQueries,
    @Inject(ExportAlarms) private readonly alarms: ExportAlarms,
  ) {}

  async of(orgId: string, zone: string): Promise<ExportSummary> {
    const [counted, months, alarms] = await Promise.all([
      this.queries.tabs(orgId, zone),
      this.queries.months(orgId, zone),
      this.alarms.of(orgId),
    ]);
    return { ...counted, months, alarms };
  }
}
