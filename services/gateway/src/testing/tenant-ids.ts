import { randomUUID } from 'node:crypto';
import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';

/** The ids that stand in paths, as one org has them. */
export interface Ids {
  readonly o: string;
  readonly id: string;
  readonly document: string;
  readonly message: string;
  readonly version: string;
  readonly system: string;
  readonly export: string;
  readonly bulk: string;
  readonly sync: string;
  readonly key: string;
  readonly member: string;
  readonly branch: string;
  readonly team: string;
  readonly invitation: string;
  readonly view: string;
  readonly freight_message: string;
  readonly email: string;
  readonly webhook: string;
  readonly delivery: string;
  readonly record: Readonly<Record<string, string>>;
}

/** Ids of nothing. */
export function missing(): Ids {
  const record = Object.fromEntries(RECORD_KINDS.map((kind) => [nameOf(kind), randomUUID()]));
  return {
    o: randomUUID(),
    id: randomUUID(),
    document: randomUUID(),
    message: randomUUID(),
    version: 'NEVERSIGNED',
    system: randomUUID(),
    export: randomUUID(),
    bulk: randomUUID(),
    sync: randomUUID(),
    freight_message: randomUUID(),
    email: randomUUID(),
    key: randomUUID(),
    member: randomUUID(),
    branch: randomUUID(),
    team: randomUUID(),
    invitation: randomUUID(),
    view: randomUUID(),
    webhook: randomUUID(),
    delivery: randomUUID(),
    record,
  };
}

/** The name of a kind in paths. */
export function nameOf(kind: RecordKind): string {
  return RECORD_CALLS[kind].list.path.split('/').at(-1) ?? kind;
}
