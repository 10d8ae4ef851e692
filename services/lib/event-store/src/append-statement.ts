import { TENANT_GUARD } from '@tallyport/database/tenant';

/** What all events of one append share, with the types of the columns; they follow the organisation and the predecessor. */
const SHARED = { stream_id: 'text', job_id: 'uuid', metadata: 'json', recorded_at: 'timestamptz', lane: 'smallint' } as const;

/** What each event has of its own. */
const OWN = {
  stream_position: 'int',
  event_id: 'uuid',
  type: 'text',
  schema_version: 'smallint',
  data: 'json',
  salt: 'bytea',
  data_hash: 'bytea',
  previous_hash: 'bytea',
  hash: 'bytea',
} as const;

const shared = Object.entries(SHARED);
const own = Object.entries(OWN);
const FIRST_SHARED = 4;
const FIRST_OWN = FIRST_SHARED + shared.length;

const statements = new Map<number, { name: string; text: string }>();

/**
 * The prepared statement that appends `count` events: $1 org, $2 and $3 position and hash of the predecessor, what the events
 * share, then what each has of its own. It inserts nothing unless the predecessor stands in the same org with that hash:
 * no gap, no foreign stream. The tenant is set in the same round trip; row-level security checks every row against it.
 */
export function appendStatement(count: number): { name: string; text: string } {
  const known = statements.get(count);
  if (known) return known;
  const statement = { name: `append-${count}`, text: build(count) };
  statements.set(count, statement);
  return statement;
}

function build(count: number): string {
  const sharedColumns = shared.map(([column]) => column).join(', ');
  const sharedValues = shared.map(([, type], index) => `$${FIRST_SHARED + index}::${type}`).join(', ');
  const ownColumns = own.map(([column]) => column);
  const rows = Array.from({ length: count }, (_, row) => {
    const first = FIRST_OWN + row * own.length;
    return `(${own.map(([, type], index) => `$${first + index}::${type}`).join(', ')})`;
  });
  return `insert into event_store.event (org_id, ${sharedColumns}, ${ownColumns.join(', ')})
select $1::uuid, ${sharedValues}, ${ownColumns.map((column) => `new.${column}`).join(', ')}
from (values ${rows.join(', ')}) as new (${ownColumns.join(', ')})
where ${TENANT_GUARD}
  and ($2::int = 0 or exists (
    select from event_store.event before
    where before.org_id = $1::uuid and before.stream_id = $${FIRST_SHARED}::text and before.stream_position = $2::int and before.hash = $3::bytea))${
      count > 1 ? '\norder by new.stream_position' : ''
    }`;
}
