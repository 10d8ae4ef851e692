import { randomUUID } from 'node:crypto';
import type { RequestSync } from '@tallyport/contracts/freight-export/sync-commands';
import type { SyncCounts, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import { type AnySyncCommand, syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import type { FreightSystem } from '@tallyport/worker/adapters/freight-system/freight-system';
import { FreightCaller } from '@tallyport/worker/freight-export/freight-caller';
import type { FreightPlace } from '@tallyport/worker/freight-export/freight-place';
import { OrganisationRows } from '@tallyport/worker/freight-export/organisation-rows';
import { ProductRows } from '@tallyport/worker/freight-export/product-rows';
import { readSyncPage, type SyncPorts } from '@tallyport/worker/freight-export/read-sync-page';
import type { PageRead } from '@tallyport/workflows/freight-sync/activities';
import type pg from 'pg';
import { MemoryBlobs } from '../chaos/freight-export/memory-blobs.js';

/** Where an awaited effect dies: before it began, or after it was done and before anybody heard of it. */
export interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

class Died extends Error {}

interface Wanted {
  readonly orgId: string;
  readonly systemId: string;
  /** The products of a job, by how its lines call them; without them all products. */
  readonly codes?: readonly string[];
  readonly kind?: RequestSync['kind'];
}

/**
 * A fetch of products with a log of its own, over the shipped reading and a real database. It may die once at any of its awaits; then it
 * goes on as a later run does: from what was recorded alone.
 */
export class FetchOfProducts {
  readonly syncId = randomUUID();
  readonly events: SyncEvent[] = [];
  awaits = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly system: FreightSystem,
    private readonly place: Omit<FreightPlace, 'systemId'>,
    private readonly wanted: Wanted,
    private readonly death: Death | null = null,
  ) {}

  get end(): SyncEvent | undefined {
    return this.events.at(-1);
  }

  async run(): Promise<this> {
    const blobs = new MemoryBlobs();
    const { orgId, systemId, codes, kind = codes === undefined ? 'products' : 'job_products' } = this.wanted;
    const goods = codes && blobs.keep(JSON.stringify(codes));
    const workOrderId = codes === undefined ? null : randomUUID();
    this.record({ type: 'request-sync', ...this.command(), kind, systemId, workOrderId, key: null, ...(goods && { goods }) });
    const ports = this.ports(blobs);
    for (;;) {
      let { state, after, counts } = this.state;
      try {
        while (state === 'running') {
          const page = { orgId, syncId: this.syncId, workOrderId, counts, after };
          const read = await readSyncPage(ports, page, new AbortController().signal);
          await this.through(() => Promise.resolve(this.record(stepOf(read, this.command()))));
          if (read.kind === 'more') ({ counts, after } = read);
          ({ state } = this.state);
        }
        return this;
      } catch (error) {
        if (!(error instanceof Died)) throw error;
      }
    }
  }

  private get state() {
    return this.events.reduce(syncDecider.evolve, syncDecider.initialState);
  }

  private record(command: AnySyncCommand): void {
    this.events.push(...syncDecider.decide(command, this.state));
  }

  private command() {
    const commandId = randomUUID();
    const actor = { kind: 'machine' as const, process: 'sync' };
    return {
      commandId,
      correlationId: commandId,
      orgId: this.wanted.orgId,
      syncId: this.syncId,
      actor,
      issuedAt: new Date().toISOString(),
    };
  }

  private async through<T>(effect: () => Promise<T>): Promise<T> {
    this.awaits += 1;
    const dies = this.death?.at === this.awaits ? this.death.when : null;
    if (dies === 'before') throw new Died();
    const done = await effect();
    if (dies === 'after') throw new Died();
    return done;
  }

  private ports(blobs: MemoryBlobs): SyncPorts {
    const query = (text: string, values: unknown[]) => this.through(() => this.pool.query(text, values));
    const pool = { query } as unknown as pg.Pool;
    const login = { address: this.place.address, user: this.place.user, secret: 'eadaptor-demo!' };
    const caller = new FreightCaller({
      system: { post: (...of) => this.through(() => this.system.post(...of)) },
      places: { login: () => Promise.resolve(login) },
      health: { mark: () => Promise.resolve() },
    });
    return {
      store: { load: () => this.through(() => Promise.resolve([stored(this.events[0])])) } as unknown as SyncPorts['store'],
      blobs: {
        read: (...of: Parameters<MemoryBlobs['read']>) => this.through(() => blobs.read(...of)),
        putFile: (...of: Parameters<MemoryBlobs['putFile']>) => this.through(() => blobs.putFile(...of)),
      },
      caller,
      places: { of: (_, systemId) => Promise.resolve({ ...this.place, systemId }) },
      organisations: new OrganisationRows(pool),
      products: new ProductRows(pool),
    };
  }
}

function stored(event: SyncEvent | undefined) {
  return { type: event?.type, schemaVersion: 1, data: event?.data };
}

function stepOf(read: PageRead, command: Omit<RequestSync, 'type' | 'kind' | 'systemId' | 'workOrderId' | 'key'>): AnySyncCommand {
  switch (read.kind) {
    case 'more':
      return { type: 'record-progress', ...command, counts: read.counts, after: read.after };
    case 'finished':
      return { type: 'record-finished', ...command, ...read };
    case 'failed':
      return { type: 'record-failed', ...command, ...read };
  }
}

/** What was counted, as it is shown. */
export function countsOf(event: SyncEvent | undefined): (SyncCounts & { gone: number }) | null {
  return event?.type === 'sync.finished' ? { ...event.data.counts, gone: event.data.gone } : null;
}
