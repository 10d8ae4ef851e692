import { Inject, Injectable } from '@nestjs/common';
import type { FreightCode, PartyFreightCode } from '@tallyport/contracts/freight-export/mapping-http';
import { FREIGHT_CODE_LISTS, type FreightCodeList } from '@tallyport/contracts/freight-export/system-values';
import { inOrg } from '@tallyport/database/tenant';
import { OUR_CODES } from '@tallyport/domain/freight-export/settings/our-codes';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import type { Paging } from '../../../platform/http/pages.js';
import { DATABASE } from '../../../platform/tokens.js';

interface PartyFilter extends Paging {
  readonly q?: string | undefined;
  readonly missing: boolean;
}

/** How a freight system calls the parties and the codes of an org. */
@Injectable()
export class FreightMappingQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async parties(orgId: string, systemId: string, { q, missing, page, page_size }: PartyFilter) {
    let matching = this.database
      .selectFrom('kept.party as p')
      .leftJoin('kept.party_freight_code as c', (join) =>
        join.onRef('c.org_id', '=', 'p.org_id').onRef('c.party_id', '=', 'p.id').on('c.system_id', '=', systemId),
      )
      .leftJoin('kept.freight_organisation as o', (join) =>
        join.onRef('o.org_id', '=', 'c.org_id').onRef('o.system_id', '=', 'c.system_id').onRef('o.code', '=', 'c.code'),
      )
      .where(inOrg(orgId));
    if (q) matching = matching.where(sql<boolean>`strpos(lower(p.name || ' ' || coalesce(c.code, '')), lower(${q})) > 0`);
    if (missing) matching = matching.where('c.code', 'is', null);
    const [rows, counted] = await Promise.all([
      matching
        .select(['p.id', 'p.name', 'c.code', 'o.full_name'])
        .orderBy(sql`lower(p.name)`)
        .orderBy('p.id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const parties = rows.map(({ id, name, code, full_name }): PartyFreightCode => ({ party: { id, name }, code, full_name }));
    return { parties, count: counted.count };
  }

  /** Every code of ours in its order, then those that only this system was told of. */
  async codes(orgId: string, systemId: string, list: FreightCodeList | undefined): Promise<FreightCode[]> {
    const kept = await this.database
      .selectFrom('kept.freight_code')
      .select(['list', 'ours', 'theirs'])
      .where(inOrg(orgId))
      .where('system_id', '=', systemId)
      .orderBy('ours')
      .execute();
    return FREIGHT_CODE_LISTS.filter((one) => list === undefined || one === list).flatMap((one) => {
      const told = new Map(kept.filter((code) => code.list === one).map(({ ours, theirs }) => [ours, theirs]));
      const ours = new Set([...OUR_CODES[one].map(({ code }) => code), ...told.keys()]);
      return [...ours].map((code): FreightCode => ({ list: one, ours: code, theirs: told.get(code) ?? null }));
    });
  }
}
