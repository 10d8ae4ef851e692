import { Inject, Injectable } from '@nestjs/common';
import type { Party } from '@tallyport/contracts/crm/http';
import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import { CommandAnswers } from '../../platform/commands/command-answers.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { retryOnContention } from '../../platform/database/retry-on-contention.js';
import { DATABASE } from '../../platform/tokens.js';

@Injectable()
export class PartyCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Adds a party, once per command: a repeat is given the first one's answer. The change log names who did it. */
  create({ orgId, userId }: Member, party: Omit<Party, 'id'>, command: CommandIdentity): Promise<Party> {
    return retryOnContention(() =>
      tenantTransaction(this.database, { orgId, actor: userId }, (transaction) =>
        new CommandAnswers(transaction, orgId).once(command, async () => {
          // The command names the row, so that its id is the same however often it is tried.
          const made = { id: command.commandId, ...party };
          await transaction
            .insertInto('kept.party')
            .values({ org_id: orgId, ...made })
            .execute();
          return made;
        }),
      ),
    );
  }
}
