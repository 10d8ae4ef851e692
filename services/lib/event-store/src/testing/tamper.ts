import type pg from 'pg';
import { dataHash, linkHash } from '../hash-chain.js';
import { STORED_EVENT_COLUMNS, type StoredEventRow, storedEvent } from '../verify/stored-event-row.js';

/** One way to change the log behind the product's back. `random` decides what exactly. */
export type Tampering = (owner: pg.ClientBase, random: () => number) => Promise<void>;

const ANY_EVENT = 'select seq from event_store.event where data is not null order by seq offset $1 limit 1';

async function anySeq(owner: pg.ClientBase, random: () => number): Promise<number> {
  const { rows } = await owner.query<{ count: number }>('select count(*) from event_store.event where data is not null');
  const { rows: picked } = await owner.query<{ seq: number }>(ANY_EVENT, [Math.floor(random() * Number(rows[0]?.count))]);
  return picked[0]?.seq ?? 0;
}

/** Sets a column of any event to an expression over its row. `$2` is a random whole number. */
function change(column: string, expression: string): Tampering {
  return async (owner, random) => {
    await owner.query(`update event_store.event set ${column} = ${expression} where seq = $1 and ($2::int is not null)`, [
      await anySeq(owner, random),
      Math.floor(random() * 250),
    ]);
  };
}

const flip = (column: string) =>
  change(column, `set_bit(${column}, $2 % (length(${column}) * 8), 1 - get_bit(${column}, $2 % (length(${column}) * 8)))`);

async function twoSeqs(owner: pg.ClientBase, random: () => number): Promise<[number, number]> {
  const one = await anySeq(owner, random);
  let other = one;
  while (other === one) other = await anySeq(owner, random);
  return [one, other];
}

const swapData: Tampering = async (owner, random) => {
  await owner.query(
    `update event_store.event e set data = o.data, salt = o.salt from event_store.event o where (e.seq, o.seq) in (($1, $2), ($2, $1))`,
    await twoSeqs(owner, random),
  );
};

/** Two events change places in the log. The places are unique, so they are held by nobody for a moment. */
const swapPlaces: Tampering = async (owner, random) => {
  const seqs = await twoSeqs(owner, random);
  await owner.query('update event_store.log set seq = -seq where seq in ($1, $2)', seqs);
  await owner.query(
    'update event_store.log set seq = case seq when -$1::bigint then $2::bigint else $1::bigint end where seq in (-$1::bigint, -$2::bigint)',
    seqs,
  );
};

async function readStream(owner: pg.ClientBase, seq: number) {
  const { rows } = await owner.query<StoredEventRow & { seq: number }>(
    `select ${STORED_EVENT_COLUMNS}, e.seq from event_store.event picked
     join event_store.event e on e.org_id = picked.org_id and e.stream_id = picked.stream_id and e.stream_position >= picked.stream_position
     left join event_store.log l on l.seq = e.seq where picked.seq = $1 order by e.stream_position`,
    [seq],
  );
  return rows;
}

/** Changes an event and computes every hash of its stream anew: the chain alone cannot tell. */
const rewriteStream: Tampering = async (owner, random) => {
  const rows = await readStream(owner, await anySeq(owner, random));
  let previous: Buffer = Buffer.from(rows[0]?.previous_hash ?? '', 'hex');
  for (const [index, row] of rows.entries()) {
    const event = storedEvent(row);
    const data = index === 0 ? `{"forged":${Math.floor(random() * 1e9)}}` : event.data;
    const kept = Buffer.from(event.dataHash, 'hex');
    const hashOfData = data === null || event.salt === null ? kept : dataHash(Buffer.from(event.salt, 'hex'), data);
    const hash = linkHash(previous, event, hashOfData);
    await owner.query('update event_store.event set data = $2, data_hash = $3, previous_hash = $4, hash = $5 where seq = $1', [
      row.seq,
      data,
      hashOfData,
      previous,
      hash,
    ]);
    previous = hash;
  }
};

/** Takes the last events away and makes the log's state fit. */
const truncateTail: Tampering = async (owner, random) => {
  const count = 1 + Math.floor(random() * 5);
  await owner.query('update event_store.relay_state set position = position - $1', [count]);
  await owner.query(
    `with cut as (delete from event_store.log where position > (select position from event_store.relay_state) returning seq)
     delete from event_store.event where seq in (select seq from cut)`,
  );
};

const insertCopy: Tampering = async (owner, random) => {
  await owner.query(
    `insert into event_store.event (org_id, stream_id, stream_position, event_id, job_id, type, schema_version, data, metadata, recorded_at, lane, salt, data_hash, previous_hash, hash)
     select org_id, stream_id, (select max(stream_position) + 1 from event_store.event m where m.org_id = e.org_id and m.stream_id = e.stream_id),
       gen_random_uuid(), job_id, type, schema_version, data, metadata, recorded_at, lane, salt, data_hash, previous_hash, hash
     from event_store.event e where seq = $1`,
    [await anySeq(owner, random)],
  );
};

const deleteBySeq =
  (statement: string): Tampering =>
  async (owner, random) => {
    await owner.query(statement, [await anySeq(owner, random)]);
  };

/** Every kind of change of R10, by name. */
export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'bit of data hash': flip('data_hash'),
  'bit of previous hash': flip('previous_hash'),
  'bit of hash': flip('hash'),
  'bit of salt': flip('salt'),
  'letter of data': change(
    'data',
    `overlay(data::text placing (case when substr(data::text, 24, 1) = 'f' then 'e' else 'f' end) from 24 for 1)::json`,
  ),
  'white space in data': change('data', `(' ' || data::text)::json`),
  'other data': change('data', `json_build_object('forged', $2::int)`),
  'data taken away': change('(data, salt)', '(null, null)'),
  metadata: change('metadata', `replace(metadata::text, 'machine', 'nobody1')::json`),
  type: change('type', `type || 's'`),
  version: change('schema_version', 'schema_version + 1'),
  time: change('recorded_at', `recorded_at + interval '1 ms' * ($2::int + 1)`),
  lane: change('lane', '(lane + 1 + $2::int % 22) % 24'),
  job: change('job_id', 'gen_random_uuid()'),
  'event id': change('event_id', 'gen_random_uuid()'),
  organisation: change('org_id', 'gen_random_uuid()'),
  stream: change('stream_id', `stream_id || 'x'`),
  'stream position': change('stream_position', 'stream_position + 1000'),
  'event deleted': deleteBySeq('delete from event_store.event where seq = $1'),
  'event deleted from the log too': deleteBySeq(
    'with gone as (delete from event_store.log where seq = $1) delete from event_store.event where seq = $1',
  ),
  'place in the log deleted': deleteBySeq('delete from event_store.log where seq = $1'),
  'event inserted': insertCopy,
  'data swapped': swapData,
  'places swapped': swapPlaces,
  'tail truncated': truncateTail,
  'stream rewritten': rewriteStream,
  'erasure without words': async (owner) => {
    await owner.query(`update event_store.event set data = 'null' where type = 'stream.erased'`);
  },
};
