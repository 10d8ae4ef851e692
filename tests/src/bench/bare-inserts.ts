import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@tallyport/event-store/canonical-json';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { AppendingSide, type AppendShape, fullPool } from './appending-side.js';
import { TEXT } from './sample-text.js';

const COLUMNS =
  'org_id, stream_id, stream_position, event_id, job_id, type, schema_version, data, metadata, recorded_at, lane, salt, data_hash, previous_hash, hash';
const WIDTH = COLUMNS.split(',').length;

/** What every row holds besides its stream, its position and its id: the same bytes as ours, made once. */
const { orgId, jobId, events, metadata, recordedAt } = sampleAppend([TEXT]);
const [event] = events;
const DATA = canonicalJson(event?.data);
const METADATA = canonicalJson(metadata);
const SALT = Buffer.alloc(16, 1);
const HASH = Buffer.alloc(32, 2);

/** The bare side of P1: a prepared INSERT and nothing else, into a table with the columns and indexes of the log. */
export class BareInserts extends AppendingSide {
  private written = 0;
  private readonly statement: { readonly name: string; readonly text: string };

  private constructor(
    private readonly table: string,
    ...rest: ConstructorParameters<typeof AppendingSide>
  ) {
    super(...rest);
    this.statement = { name: `bare-${this.shape.batch}`, text: insertOf(table, this.shape.batch) };
  }

  static async open(shape: AppendShape): Promise<BareInserts> {
    const table = `bare_${randomUUID().replaceAll('-', '')}`;
    await shape.database
      .pool()
      .query(`create table ${table} (like event_store.event including all); grant all on ${table} to tallyport_worker`);
    const { pool, backends } = await fullPool(shape.database.urlOf('worker'), shape.connections);
    return new BareInserts(table, pool, backends, shape);
  }

  /** Writes one event. */
  async one(): Promise<void> {
    await this.writeStream(1, () => false);
  }

  async check(): Promise<void> {
    const { rows } = await this.shape.database.pool().query<{ count: number }>(`select count(*)::int as count from ${this.table}`);
    if (rows[0]?.count !== this.written) throw new Error(`${this.written} rows were written, ${rows[0]?.count} are there`);
  }

  protected async writeStream(appends: number, isTimeUp: () => boolean): Promise<number> {
    const streamId = `conversation/${randomUUID()}`;
    let position = 0;
    for (let n = 0; n < appends && !isTimeUp(); n++) {
      const values: unknown[] = [];
      for (let row = 0; row < this.shape.batch; row++) {
        position += 1;
        values.push(orgId, streamId, position, randomUUID(), jobId, event?.type, 1, DATA, METADATA, recordedAt, 5, SALT, HASH, HASH, HASH);
      }
      await this.pool.query({ ...this.statement, values });
    }
    this.written += position;
    return position;
  }
}

function insertOf(table: string, rows: number): string {
  const tuples = Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: WIDTH }, (_column, column) => `$${row * WIDTH + column + 1}`).join(', ')})`,
  );
  return `insert into ${table} (${COLUMNS}) values ${tuples.join(', ')}`;
}
