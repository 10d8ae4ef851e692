import { Inject, Injectable } from '@nestjs/common';
import type { FreightCode, PartyFreightCode } from '@tallyport/contracts/freight-export/mapping-http';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { notFound } from '../../../platform/problems/problem-error.js';
import { DATABASE } from '../../../platform/tokens.js';

interface PartyCode {
  readonly party: string;
  readonly code: string | null;
}

/** Writes how a freight system calls parties and codes. What is taken back is a row that is not there. */
@Injectable()
export class FreightMappingCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  putParty(member: Member, systemId: string, { party: partyId, code }: PartyCode, command: CommandIdentity): Promise<PartyFreightCode> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await requireSystem(transaction, systemId);
      const party = await transaction.selectFrom('kept.party').select(['id', 'name']).where('id', '=', partyId).executeTakeFirst();
      if (!party) throw notFound();
      if (code === null) {
        await transaction.deleteFrom('kept.party_freight_code').where('system_id', '=', systemId).where('party_id', '=', partyId).execute();
        return { party, code: null, full_name: null };
      }
      await transaction
        .insertInto('kept.party_freight_code')
        .values({ org_id: member.orgId, id: command.commandId, system_id: systemId, party_id: partyId, code })
        .onConflict((conflict) => conflict.columns(['org_id', 'system_id', 'party_id']).doUpdateSet({ code }))
        .execute();
      const known = await transaction
        .selectFrom('kept.freight_organisation')
        .select('full_name')
        .where('system_id', '=', systemId)
        .where('code', '=', code)
        .executeTakeFirst();
      return { party, code, full_name: known?.full_name ?? null };
    });
  }

  putCode(member: Member, systemId: string, { list, ours, theirs }: FreightCode, command: CommandIdentity): Promise<FreightCode> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await requireSystem(transaction, systemId);
      if (theirs === null) {
        await transaction
          .deleteFrom('kept.freight_code')
          .where('system_id', '=', systemId)
          .where('list', '=', list)
          .where('ours', '=', ours)
          .execute();
      } else {
        await transaction
          .insertInto('kept.freight_code')
          .values({ org_id: member.orgId, id: command.commandId, system_id: systemId, list, ours, theirs })
          .onConflict((conflict) => conflict.columns(['org_id', 'system_id', 'list', 'ours']).doUpdateSet({ theirs }))
          .execute();
      }
      return { list, ours, theirs };
    });
  }
}

async function requireSystem(transaction: Transaction<GatewayTables>, id: string): Promise<void> {
  const found = await transaction.selectFrom('kept.freight_system').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
}
