import { Inject, Injectable } from '@nestjs/common';
import type { LessonSwitch } from '@tallyport/contracts/document-extraction/lessons-http';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** Switches lessons off and on again; the change log of kept rows tells who did. */
@Injectable()
export class LessonCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  switch(member: Member, change: LessonSwitch, command: CommandIdentity): Promise<LessonSwitch> {
    const { issuer_key, field, is_on } = change;
    return oncePerCommand(this.database, member, command, async (transaction) => {
      if (is_on) {
        await transaction.deleteFrom('kept.lesson_off').where('issuer_key', '=', issuer_key).where('field', '=', field).execute();
      } else {
        const off = { org_id: member.orgId, id: command.commandId, issuer_key, field };
        await transaction
          .insertInto('kept.lesson_off')
          .values(off)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return change;
    });
  }
}
