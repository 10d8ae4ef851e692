import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { FreightSystem, FreightSystemInput, putFreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { STARTER_CODES } from '@tallyport/domain/freight-export/settings/starter-codes';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../../../config.js';
import type { Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { changedReadOnly, refuseReadOnly } from '../../../platform/http/read-only.js';
import { notFound, ProblemError } from '../../../platform/problems/problem-error.js';
import { CONFIG, DATABASE } from '../../../platform/tokens.js';
import { FreightSecrets } from './freight-secrets.js';
import { requireAddress, requireSecretAnew } from './freight-system.policy.js';
import { presentSystem } from './freight-system.presenter.js';
import { type KeptSystem, type SystemRow, systemRows } from './freight-system.rows.js';

type SentSystem = BodyOf<typeof putFreightSystem>;

/** Writes freight systems. A secret goes its own way, and never into an answer or a kept row. */
@Injectable()
export class FreightSystemCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(FreightSecrets) private readonly secrets: FreightSecrets,
  ) {}

  create(member: Member, { secret, branch, ...settings }: FreightSystemInput, command: CommandIdentity): Promise<FreightSystem> {
    requireAddress(settings.address, this.config.OUTBOUND_ALLOWED_HOSTS);
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { orgId } = member;
      const id = command.commandId;
      await requireFreeBranch(transaction, branch, id);
      await transaction
        .insertInto('kept.freight_system')
        .values({ org_id: orgId, id, branch_id: branch, ...settings, secret_set_at: secret === undefined ? null : new Date() })
        .execute();
      if (secret !== undefined) await this.secrets.put(transaction, orgId, id, secret);
      await transaction
        .insertInto('kept.freight_code')
        .values(STARTER_CODES.map((code) => ({ org_id: orgId, id: uuidv5(id, `${code.list}/${code.ours}`), system_id: id, ...code })))
        .execute();
      return this.present(await standing(transaction, id));
    });
  }

  change(member: Member, id: string, { secret, branch, ...sent }: SentSystem, command: CommandIdentity): Promise<FreightSystem> {
    // How it is may have changed since it was read: what was sent of it says nothing.
    const { id: sentId, is_held, hold_reason, secret_set_at, is_simulator, health: _, ...settings } = sent;
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const before = await standing(transaction, id);
      const told = { id: sentId, is_held, hold_reason, secret_set_at, is_simulator };
      refuseReadOnly(changedReadOnly(['id', 'is_held', 'hold_reason', 'secret_set_at', 'is_simulator'], told, this.present(before)));
      requireAddress(settings.address, this.config.OUTBOUND_ALLOWED_HOSTS);
      requireSecretAnew(before, { ...settings, secret });
      await requireFreeBranch(transaction, branch, id);
      if (secret !== undefined) await this.secrets.put(transaction, member.orgId, id, secret);
      const setAt = secret === undefined ? before.secret_set_at : new Date();
      return this.write(transaction, id, { ...settings, branch_id: branch, secret_set_at: setAt });
    });
  }

  /** Holds or releases a system. The reason stands in the change log, and beside a held system. */
  hold(member: Member, id: string, is_held: boolean, reason: string, command: CommandIdentity): Promise<FreightSystem> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await standing(transaction, id);
      return this.write(transaction, id, { is_held, hold_reason: reason });
    });
  }

  private async write(transaction: Transaction<GatewayTables>, id: string, change: Partial<KeptSystem>): Promise<FreightSystem> {
    await transaction.updateTable('kept.freight_system').set(change).where('id', '=', id).execute();
    return this.present(await standing(transaction, id));
  }

  private present(row: SystemRow): FreightSystem {
    return presentSystem(row, this.config.FREIGHT_SIMULATOR_ADDRESS);
  }
}

/** The row that is to be changed, held against others until this is done. */
async function standing(transaction: Transaction<GatewayTables>, id: string): Promise<SystemRow> {
  const row = await systemRows(transaction).where('s.id', '=', id).forUpdate('s').executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A branch of the org, or none, that no other system has. */
async function requireFreeBranch(transaction: Transaction<GatewayTables>, branch: string | null, id: string): Promise<void> {
  if (branch !== null) {
    const known = await transaction.selectFrom('kept.branch').select('id').where('id', '=', branch).executeTakeFirst();
    if (!known) throw new ProblemError('invalid-input', { errors: [{ pointer: '/branch', message: 'there is no such branch' }] });
  }
  const taken = await transaction
    .selectFrom('kept.freight_system')
    .select('id')
    .where('branch_id', 'is not distinct from', branch)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw new ProblemError('freight.branch-taken');
}
