import { Inject, Injectable } from '@nestjs/common';
import type { TariffNode } from '@tallyport/contracts/classification/tariff-http';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** Only the newest version of each schedule is shown. */
const NEWEST = sql<boolean>`(e.schedule, e.version) in (select schedule, max(version) from kept.tariff_version group by schedule)`;
/** The word list's short name, else the nomenclature's text. */
const SHORTEST_NAME = sql<string>`(array_agg(e.name order by e.source = 'word-list' desc, e.schedule, e.ordinal))[1]`;

/** The tariff as a tree. It belongs to no organisation. */
@Injectable()
export class TariffQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** What stands right under a code, the chapters under an empty one, each with how many stand under it. */
  below(code: string): Promise<TariffNode[]> {
    return this.database
      .with('node', (with_) =>
        with_
          .selectFrom('kept.tariff_entry as e')
          .select(['e.code', SHORTEST_NAME.as('name')])
          .where(NEWEST)
          .where('e.code', 'like', `${code}%`)
          .where(sql`length(e.code)`, '<=', code.length + 4)
          .where(sql`length(e.code)`, '>', code.length)
          .groupBy('e.code'),
      )
      .selectFrom('node as n')
      .select(['n.code', 'n.name', sql<number>`(select count(*)::int from node b where left(b.code, -2) = n.code)`.as('below')])
      .where(sql`length(n.code)`, '=', code.length + 2)
      .orderBy('n.code')
      .execute();
  }

  /** The codes with their names, each code once, those above before those below. */
  async named(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (codes.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('kept.tariff_entry as e')
      .select(['e.code', SHORTEST_NAME.as('name')])
      .where(NEWEST)
      .where('e.code', 'in', [...codes])
      .groupBy('e.code')
      .execute();
    return new Map(rows.map(({ code, name }) => [code, name]));
  }

  /** What each schedule says of a code, its name first. */
  async texts(code: string): Promise<{ schedule: string; text: string }[]> {
    const rows = await this.database
      .selectFrom('kept.tariff_entry as e')
      .select(['e.schedule', 'e.name', 'e.phrases'])
      .where(NEWEST)
      .where('e.code', '=', code)
      .orderBy('e.schedule')
      .orderBy('e.ordinal')
      .execute();
    return rows.flatMap(({ schedule, name, phrases }) => [name, ...phrases].map((text) => ({ schedule, text })));
  }
}
