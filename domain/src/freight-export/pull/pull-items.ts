import type { PullItem } from '@tallyport/contracts/freight-export/pull-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import { fits } from '../../shipping-record/field-form.js';
import { lineName, valuesOf } from '../../shipping-record/line-name.js';
import type { ProposedAmendment, ProposedLine, PullProposal } from './propose-changes.js';

/** A proposal as a person goes through it: one thing after the other, record by record, in the order of its lines. */
export function pullItems(proposal: PullProposal, records: readonly ShippingRecord[]): PullItem[] {
  const lines = linesOf(records);
  return [
    ...proposal.amendments.flatMap((amendment) => valueItems(amendment, lines)),
    ...proposal.newLines.map(newLineItem),
    ...proposal.goneLines.map(({ streamId, lineId }) => goneLineItem(streamId, lineId, records, lines)),
  ];
}

/** The number of each line by its stream and id: a declaration has its lines by the ids of those that they were compiled from. */
function linesOf(records: readonly ShippingRecord[]): Lines {
  return new Map(
    records.flatMap(({ kind, id, lines }) => lines.map(({ line_id }, index) => [`${kind}/${id} ${line_id}`, index + 1] as const)),
  );
}

type Lines = ReadonlyMap<string, number>;

export function valueItemId(streamId: string, lineId: string | null, field: string): string {
  return `${streamId} ${lineId ?? 'header'} ${field}`;
}

export function newLineId({ streamId, number }: Pick<ProposedLine, 'streamId' | 'number'>): string {
  return `${streamId} new ${number}`;
}

export function goneLineId(streamId: string, lineId: string): string {
  return `${streamId} gone ${lineId}`;
}

function valueItems({ streamId, lineId, changes }: ProposedAmendment, lines: Lines): PullItem[] {
  return changes.map(({ field, previous, next }) => ({
    id: valueItemId(streamId, lineId, field),
    kind: 'value',
    stream_id: streamId,
    line_id: lineId,
    line: lines.get(`${streamId} ${lineId}`) ?? null,
    field,
    here: previous,
    there: next,
    is_unfit: !isFit(streamId, lineId !== null, field, next),
  }));
}

function newLineItem(line: ProposedLine): PullItem {
  const { streamId, number, fields } = line;
  const there = Object.values(fields).join(', ');
  const is_unfit = Object.entries(fields).some(([field, value]) => !isFit(streamId, true, field, value));
  return {
    id: newLineId(line),
    kind: 'new-line',
    stream_id: streamId,
    line_id: null,
    line: number,
    field: null,
    here: null,
    there,
    is_unfit,
  };
}

function goneLineItem(streamId: string, lineId: string, records: readonly ShippingRecord[], lines: Lines): PullItem {
  const record = records.find(({ kind, id }) => `${kind}/${id}` === streamId);
  const fields = record?.lines.find(({ line_id }) => line_id === lineId)?.fields ?? {};
  const name = lineName(valuesOf(fields));
  return {
    id: goneLineId(streamId, lineId),
    kind: 'gone-line',
    stream_id: streamId,
    line_id: lineId,
    line: lines.get(`${streamId} ${lineId}`) ?? null,
    field: null,
    here: name === null ? '' : String(name),
    there: null,
    is_unfit: false,
  };
}

function isFit(streamId: string, isOfLine: boolean, field: string, value: string): boolean {
  const [kind] = streamId.split('/');
  if (kind !== 'work-order') return fits(RecordKind.parse(kind), field, isOfLine, value);
  return Object.hasOwn(WorkOrderDetails.shape, field) && WorkOrderDetails.shape[field as keyof WorkOrderDetails].safeParse(value).success;
}
