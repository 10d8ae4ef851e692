import { Inject, Injectable } from '@nestjs/common';
import type { ExportAlarm } from '@tallyport/contracts/freight-export/export-row';
import { alarmRows } from '@tallyport/database/alarms/alarm-rows';
import { figuresOf } from '@tallyport/domain/freight-export/alarm-figures';
import { alarmsOf } from '@tallyport/domain/freight-export/alarms';
import type pg from 'pg';
import { POOL } from '../../../platform/tokens.js';

/** What is alarming in the exports of an organisation, by the figures of now. */
@Injectable()
export class ExportAlarms {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(orgId: string): Promise<ExportAlarm[]> {
    return alarmsOf(figuresOf(await alarmRows(this.pool, orgId)), new Date().toISOString());
  }
}
