import { Inject, Injectable } from '@nestjs/common';
import type { TariffDuty } from '@tallyport/contracts/classification/tariff-http';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** More items than this no subheading has. */
const MOST_ITEMS = 200;

/** The rates of duty that customs' newest import has. They belong to no organisation. */
@Injectable()
export class TariffDutyQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** The items under a subheading whose rates hold on a day, in their order; none of anything above a subheading. */
  async at(subheading: string, day: string): Promise<TariffDuty[]> {
    if (subheading.length < 6) return [];
    const { rows } = await sql<TariffDuty>`
      select r.cells->>'tariff_item' as tariff_item, coalesce(r.cells->>'statistical_code', '') as statistical_code, r.cells->>'description' as description,
        r.cells->>'unit' as unit, r.cells->>'rate' as rate, r.source, v.is_demonstration
      from kept.customs_row r join kept.customs_version v using (table_name, version)
      where r.table_name = 'tariff_rate'
        and r.version = (select max(version) from kept.customs_version where table_name = 'tariff_rate')
        and r.key like ${`${subheading}%`} and r.valid_from <= ${day}::date and (r.valid_to is null or r.valid_to >= ${day}::date)
      order by r.ordinal limit ${MOST_ITEMS}`.execute(this.database);
    return rows;
  }
}
