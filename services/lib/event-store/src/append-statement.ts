/** The columns of one event in the order of the statement's parameters, with their types. `org_id` is the statement's first parameter. */
const TYPES = {
  stream_id: 'text',
  stream_position: 'int',
  event_id: 'uuid',
  job_id: 'uuid',
  type: 'text',
  schema_version: 'smallint',
  data: 'json',
  metadata: 'json',
  recorded_at: 'timestamptz',
  lane: 'smallint',
  salt: 'bytea',
  data_hash: 'bytea',
  previous_hash: 'bytea',
  hash: 'bytea',
} as const;

export const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

const FIRST_EVENT_PARAMETER = 4;
const statements = new Map<number, { name: string; text: string }>();

/**
 * The prepared statement that appends `count` events: $1 org, $2 and $3 position and hash of the predecessor, then the columns
 * of each event. It inserts nothing unless the predecessor stands in the same org with that hash: no gap, no foreign stream.
 * The tenant is set in the same round trip; row-level security checks every inserted row against it.
 */
export function appendStatement(count: number): { name: string; text: string } {
  const known = statements.get(count);
  if (known) return known;
  const statement = { name: `append-${count}`, text: build(count) };
  statements.set(count, statement);
  return statement;
}

function build(count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const first = FIRST_EVENT_PARAMETER + row * COLUMNS.length;
    return `(${COLUMNS.map((column, index) => `$${first + index}::${TYPES[column]}`).join(', ')})`;
  });
  return `insert into event_store.event (org_id, ${COLUMNS.join(', ')})
select $1::uuid, ${COLUMNS.map((column) => `new.${column}`).join(', ')}
from (values ${rows.join(', ')}) as new (${COLUMNS.join(', ')})
where (select set_config('app.org', $1::text, true)) is not null
  and ($2::int = 0 or exists (
    select from event_store.event before
    where before.org_id = $1::uuid and before.stream_id = $${FIRST_EVENT_PARAMETER} and before.stream_position = $2::int and before.hash = $3::bytea))
order by new.stream_position`;
}
