import { Inject, Injectable } from '@nestjs/common';
import type { TariffLookup, TariffLookupWish } from '@tallyport/contracts/classification/kept-goods';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { keepOnce } from '../../platform/commands/keep-once.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { writeGoodsKeys } from './goods-keys.js';

/** Writes tariff lookups, each with the texts by which it is found. */
@Injectable()
export class TariffLookupCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  create(member: Member, wish: TariffLookupWish, command: CommandIdentity): Promise<TariffLookup> {
    return keepOnce(this.database, member, command, async (transaction) => {
      const made = { id: command.commandId, ...wish };
      await transaction
        .insertInto('kept.tariff_lookup')
        .values({ org_id: member.orgId, ...made })
        .execute();
      return withKeys(transaction, member.orgId, made);
    });
  }

  change(member: Member, id: string, wish: TariffLookupWish, command: CommandIdentity): Promise<TariffLookup> {
    return keepOnce(this.database, member, command, async (transaction) => {
      const { numUpdatedRows } = await transaction.updateTable('kept.tariff_lookup').set(wish).where('id', '=', id).executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      return withKeys(transaction, member.orgId, { id, ...wish });
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return keepOnce(this.database, member, command, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('kept.tariff_lookup').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return {};
    });
  }
}

async function withKeys(transaction: Transaction<GatewayTables>, orgId: string, lookup: TariffLookup): Promise<TariffLookup> {
  await writeGoodsKeys(transaction, orgId, { product_id: null, lookup_id: lookup.id, synonym_id: null }, [
    ['lookup code', lookup.code],
    ['lookup description', lookup.description],
  ]);
  return lookup;
}
