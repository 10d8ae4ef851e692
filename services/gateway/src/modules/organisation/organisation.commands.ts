import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { createOrganisation } from '@tallyport/contracts/organisation/branch-http';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { Kysely } from 'kysely';
import type { Account } from '../../platform/auth/caller.js';
import { type LoginTables, Sessions } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { foundOrganisation } from './founding.js';
import { LogInAttempts } from './log-in-attempts.js';
import { SIGN_UPS } from './log-in-delay.js';

/** Makes organisations, before there is a tenant. */
@Injectable()
export class OrganisationCommands {
  constructor(
    @Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>,
    @Inject(LogInAttempts) private readonly attempts: LogInAttempts,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** The key of a repeat leads to the same organisation, which is made once. Answers its id. */
  async found({ userId }: Account, wish: BodyOf<typeof createOrganisation>, key: string | string[] | undefined): Promise<string> {
    const { name, branch_name: branchName, time_zone: timeZone } = wish;
    const id = typeof key === 'string' ? uuidv5(userId, `organisation/${key}`) : randomUUID();
    await this.attempts.begin([`organisation/${userId}`], SIGN_UPS);
    await this.database.transaction().execute(async (transaction) => {
      if (await foundOrganisation(transaction, userId, { id, name, branchName, timeZone })) return;
      const known = await transaction.selectFrom('kept.organisation').select('name').where('org_id', '=', id).executeTakeFirst();
      if (known?.name !== name) throw new ProblemError('command-reused');
    });
    this.sessions.forget();
    return id;
  }
}
