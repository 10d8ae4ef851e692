import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import type pg from 'pg';
import { KnownDevices } from '../modules/organisation/known-devices.js';
import { PasswordResets } from '../modules/organisation/password-resets.js';
import { Sessions } from '../platform/auth/sessions.js';
import { LOG, POOL } from '../platform/tokens.js';
import { databaseTime } from './database-time.js';
import { OrphanedFiles } from './orphaned-files.js';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Once an hour removes what this service alone writes and nobody needs any more. What fails is tried again after a minute. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private sweeps: readonly Recurring[] = [];

  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(PasswordResets) private readonly resets: PasswordResets,
    @Inject(OrphanedFiles) private readonly files: OrphanedFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeps = [
      this.hourly('expired sessions', (now) => this.sessions.removeExpired(now)),
      this.hourly('unused devices', (now) => this.devices.removeUnused(now)),
      this.hourly('old password resets', () => this.resets.removeOld()),
      this.hourly('orphaned files', (now) => this.files.sweep(now)),
    ];
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.sweeps.map((sweep) => sweep.stop()));
  }

  private hourly(what: string, sweep: (now: Date) => Promise<number>): Recurring {
    let due = 0;
    return new Recurring(`sweep of ${what}`, MINUTE_MS, this.log, async () => {
      if (performance.now() < due) return;
      const removed = await sweep(await databaseTime(this.pool));
      due = performance.now() + HOUR_MS;
      if (removed > 0) this.log.info({ what, removed }, 'swept');
    });
  }
}
