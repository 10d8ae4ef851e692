import { Inject, Injectable } from '@nestjs/common';
import type { LineOutcomes } from '@tallyport/contracts/classification/line-http';
import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { customsQuantity } from '@tallyport/domain/declaration/customs-quantity';
import type pg from 'pg';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { POOL } from '../../platform/tokens.js';
import { FillLines, inferred, type LineAt, type LineProposal } from '../shipping-record/fill-lines.js';
import { RecordQueries } from '../shipping-record/record.queries.js';
import { textOf } from '../shipping-record/text-of.js';
import { JobGate } from '../work-order/job-gate.js';

/** Why a line could not be counted, in words. */
const WHY = {
  'no-unit-in-tariff': 'the tariff counts these goods in no unit',
  'no-quantity': 'quantity or unit is missing on the invoice',
  'no-net-weight': 'the tariff weighs these goods, and the net weight is missing',
  'unit-does-not-fit': 'the unit of the invoice says nothing in the unit of the tariff',
} as const;

/** The calls that fill quantities, line by line; a value that stands is kept, and a repeat does nothing. */
@Injectable()
export class LineQuantities {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(FillLines) private readonly filling: FillLines,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** The CW1 quantity of invoice lines, from the net weight (0) or the invoiced quantity (1) (specification §9). */
  async fillCw1(member: Member, jobId: string, basis: 0 | 1, identity: CommandIdentity): Promise<LineOutcomes> {
    const field = basis === 0 ? 'net_weight' : 'quantity';
    const proposals = (await this.linesOf(member.orgId, jobId, 'invoice')).map((at): LineProposal => {
      const value = textOf(at.line, field);
      if (value === null) return { at, fields: {}, because: `${field.replace('_', ' ')} is missing`, verdict: 'none' };
      return { at, fields: { cw1_quantity: inferred(value, 1, field.replace('_', ' ')) }, because: field.replace('_', ' ') };
    });
    return this.filled(member, jobId, proposals, identity);
  }

  /** What follows from the classification of tariff lines: statistical code, and the quantity in the tariff's unit. */
  async fillCustoms(member: Member, jobId: string, identity: CommandIdentity): Promise<LineOutcomes> {
    const tables = await newestCustomsTables(this.pool, ['tariff_rate']);
    const lines = await this.linesOf(member.orgId, jobId, 'declaration');
    const goods = lines.filter(({ line }) => textOf(line, 'line_type') === 'goods');
    return this.filled(
      member,
      jobId,
      goods.map((at) => customsProposal(at, tables)),
      identity,
    );
  }

  private async linesOf(orgId: string, jobId: string, kind: 'invoice' | 'declaration'): Promise<LineAt[]> {
    await this.gate.require(orgId, jobId);
    const records = await this.records.ofJob(orgId, jobId, kind);
    return records.flatMap(({ id, lines }) => lines.map((line) => ({ kind, recordId: id, line })));
  }

  private async filled(member: Member, jobId: string, proposals: LineProposal[], identity: CommandIdentity): Promise<LineOutcomes> {
    const results = await this.filling.fill(member, jobId, proposals, identity);
    return { results, count: results.length, filled: results.filter(({ outcome }) => outcome === 'filled').length };
  }
}

function customsProposal(at: LineAt, tables: DatedTables): LineProposal {
  const item = textOf(at.line, 'tariff_classification');
  if (item === null) return { at, fields: {}, because: 'the tariff item is missing', why: 'no-tariff-item', verdict: 'none' };
  const row = tables.anyDay('tariff_rate', [item, textOf(at.line, 'tariff_class_rate_number') ?? '']);
  if (row === undefined) return { at, fields: {}, because: `no table of customs has ${item}`, why: 'not-in-tariff', verdict: 'none' };
  const { statistical_code, unit } = row.values;
  const found = customsQuantity(
    {
      quantity: textOf(at.line, 'invoice_quantity'),
      unit: textOf(at.line, 'invoice_quantity_unit'),
      netWeight: textOf(at.line, 'net_weight'),
      netWeightUnit: 'KG',
    },
    unit,
  );
  const isCounted = 'quantity' in found;
  const fields: ByField<Reading> = {
    ...(statistical_code !== '' && { statistical_code: inferred(statistical_code, 1, `tariff ${item}`) }),
    ...(isCounted && { quantity: inferred(found.quantity, 1, found.how), quantity_unit: inferred(found.unit, 1, `tariff ${item}`) }),
  };
  const told = isCounted ? { because: found.how } : { because: WHY[found.why], why: found.why };
  return { at, fields, ...told, ...(Object.keys(fields).length === 0 && { verdict: 'none' as const }) };
}
