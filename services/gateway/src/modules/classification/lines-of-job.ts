import { Inject, Injectable } from '@nestjs/common';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { LineAt } from '../shipping-record/fill-lines.js';
import { RecordQueries } from '../shipping-record/record.queries.js';
import { textOf } from '../shipping-record/text-of.js';
import { JobGate } from '../work-order/job-gate.js';

/** A line of one of the job's invoices, with what its goods are known by. */
export interface JobLine extends LineAt {
  readonly kind: 'invoice';
  readonly goods: LineGoods;
}

/** The invoice lines of a job, in the order of their papers. */
@Injectable()
export class LinesOfJob {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(RecordQueries) private readonly records: RecordQueries,
  ) {}

  /** Throws 404 where the job is missing. */
  async all(orgId: string, jobId: string): Promise<JobLine[]> {
    await this.gate.require(orgId, jobId);
    return (await this.records.ofJob(orgId, jobId, 'invoice')).flatMap(linesOf);
  }

  /** The lines of one invoice as its stream tells it now. Throws 404 where job or invoice is missing. */
  async ofInvoice(orgId: string, jobId: string, recordId: string): Promise<JobLine[]> {
    await this.gate.require(orgId, jobId);
    return linesOf(await this.records.recorded(orgId, jobId, 'invoice', recordId));
  }
}

function linesOf({ id, lines }: ShippingRecord): JobLine[] {
  return lines.map((line) => ({
    kind: 'invoice',
    recordId: id,
    line,
    goods: {
      productCode: ownText(line, 'product_code'),
      description: ownText(line, 'description'),
      lookupCode: ownText(line, 'lookup_code'),
    },
  }));
}

/** What a rule filled in says nothing about the goods: else the next rule would take the first one's guess for a fact. */
function ownText(line: ShownLine, field: RecordField): string | null {
  return line.fields[field]?.method === 'inferred' ? null : textOf(line, field);
}
