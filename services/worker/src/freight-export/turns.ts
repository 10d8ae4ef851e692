import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { Turn } from '@tallyport/workflows/freight-export/activities';
import type { ExportRef } from '@tallyport/workflows/freight-export/messages';
import type pg from 'pg';

/** A turn outlasts the longest call, with what is read before it. Whoever dies in it holds the system up no longer than that. */
const TURN_SECONDS = 360;
/** Who waits and asks no more has gone. */
const ASKS_WITHIN_SECONDS = 900;
/** About how long one call takes, so that who is far back asks seldom. */
const CALL_MS = 1_500;
const LONGEST_WAIT_MS = 60_000;

export interface SystemOfExport {
  readonly systemId: string;
  readonly callsAtOnce: number;
}

/** One statement at a time decides for a system: the lock is on its row of health, which is there from the first turn on. */
const LOCK = `
with guard as (select ${TENANT_GUARD} as held)
insert into freight.system_health (org_id, system_id) select $1::uuid, $2::uuid from guard where held
on conflict (org_id, system_id) do update set silent_calls = system_health.silent_calls
returning log_in_refused_since is not null as "isLogInRefused",
  greatest(0, ceil(extract(epoch from rests_until - clock_timestamp()) * 1000))::int as "restsFor"`;

const CLEAR = `
delete from freight.turn where ${TENANT_GUARD} and org_id = $1::uuid and system_id = $2::uuid
  and (until < clock_timestamp() or (until is null and asked_at < clock_timestamp() - make_interval(secs => ${ASKS_WITHIN_SECONDS})))`;

/** Whoever asked first comes first. A job has one call at a time; its others stand aside for whoever is behind them. */
const TAKE = `
with mine as (
  insert into freight.turn (org_id, system_id, export_id, work_order_id) values ($1::uuid, $2::uuid, $3::uuid, $4::uuid)
  on conflict (org_id, system_id, export_id) do update set work_order_id = excluded.work_order_id
  returning asked_at, until
),
others as (
  select t.* from freight.turn t where ${TENANT_GUARD} and t.org_id = $1::uuid and t.system_id = $2::uuid and t.export_id <> $3::uuid
),
place as (
  select
    (select until is not null from mine) as "isMine",
    (select count(*) from others where until is not null)::int as calling,
    exists (select from others where until is not null and work_order_id = $4::uuid) as "isJobBusy",
    (select count(distinct o.work_order_id) from others o, mine
      where o.until is null and o.asked_at < mine.asked_at
        and not exists (select from others c where c.until is not null and c.work_order_id = o.work_order_id))::int as ahead
)
select * from place`;

const GRANT = `
update freight.turn set until = clock_timestamp() + make_interval(secs => ${TURN_SECONDS})
where ${TENANT_GUARD} and org_id = $1::uuid and system_id = $2::uuid and export_id = $3::uuid`;

const GIVE_BACK = `
delete from freight.turn where ${TENANT_GUARD} and org_id = $1::uuid and system_id = $2::uuid and export_id = $3::uuid`;

interface Health {
  readonly isLogInRefused: boolean;
  readonly restsFor: number | null;
}
interface Place {
  readonly isMine: boolean;
  readonly calling: number;
  readonly isJobBusy: boolean;
  readonly ahead: number;
}

/**
 * Turns at the freight systems, over all processes: so many calls of a system at once, one of a job, first come, first served. An
 * organisation waits only for itself: its systems are its own. Asked again by the same export it is the same turn.
 */
export class Turns {
  constructor(private readonly pool: pg.Pool) {}

  async take({ orgId, workOrderId, exportId }: ExportRef, { systemId, callsAtOnce }: SystemOfExport): Promise<Turn> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const { rows: known } = await client.query<Health>(LOCK, [orgId, systemId]);
      const turn = await this.decide(client, known[0], { orgId, workOrderId, exportId, systemId, callsAtOnce });
      await client.query('commit');
      return turn;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async giveBack({ orgId, exportId }: Pick<ExportRef, 'orgId' | 'exportId'>, systemId: string): Promise<void> {
    await this.pool.query(GIVE_BACK, [orgId, systemId, exportId]);
  }

  private async decide(client: pg.PoolClient, health: Health | undefined, asked: ExportRef & SystemOfExport): Promise<Turn> {
    const { orgId, systemId, exportId, workOrderId, callsAtOnce } = asked;
    if (health?.isLogInRefused) return { kind: 'held', hold: 'log-in-refused', reason: null };
    if (health?.restsFor) return { kind: 'wait', milliseconds: health.restsFor };
    await client.query(CLEAR, [orgId, systemId]);
    const { rows } = await client.query<Place>(TAKE, [orgId, systemId, exportId, workOrderId]);
    const [place] = rows;
    if (place === undefined) throw new Error('a turn has a place');
    const isFree = place.isMine || (!place.isJobBusy && place.calling + place.ahead < callsAtOnce);
    if (!isFree) return { kind: 'wait', milliseconds: waitFor(place, callsAtOnce) };
    await client.query(GRANT, [orgId, systemId, exportId]);
    return { kind: 'granted' };
  }
}

function waitFor({ calling, ahead }: Place, callsAtOnce: number): number {
  const rounds = Math.max(1, Math.ceil((calling + ahead + 1 - callsAtOnce) / callsAtOnce));
  return Math.min(LONGEST_WAIT_MS, rounds * CALL_MS);
}
