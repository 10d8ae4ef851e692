import { Inject, Injectable } from '@nestjs/common';
import type { TariffLookup, TariffLookupInput } from '@tallyport/contracts/classification/kept-goods';
import type { putTariffLookup } from '@tallyport/contracts/classification/kept-http';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { changedReadOnly, refuseReadOnly } from '../../platform/http/read-only.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { writeGoodsKeys } from './goods-keys.js';

/** Writes tariff lookups, each with the texts by which it is found. */
@Injectable()
export class TariffLookupCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  create(member: Member, input: TariffLookupInput, command: CommandIdentity): Promise<TariffLookup> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const made = { id: command.commandId, ...input };
      await transaction
        .insertInto('kept.tariff_lookup')
        .values({ org_id: member.orgId, ...made })
        .execute();
      return withKeys(transaction, member.orgId, made);
    });
  }

  change(member: Member, id: string, sent: BodyOf<typeof putTariffLookup>, command: CommandIdentity): Promise<TariffLookup> {
    const { id: sentId, ...input } = sent;
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { numUpdatedRows } = await transaction.updateTable('kept.tariff_lookup').set(input).where('id', '=', id).executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      refuseReadOnly(changedReadOnly(['id'], { id: sentId }, { id }));
      return withKeys(transaction, member.orgId, { id, ...input });
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
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
