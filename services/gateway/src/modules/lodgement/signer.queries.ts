import { Inject, Injectable } from '@nestjs/common';
import type { Signature } from '@tallyport/contracts/lodgement/values';
import { inOrg } from '@tallyport/database/tenant';
import { personName } from '@tallyport/domain/organisation/person-name';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** Who signs, as the account says it now: what is recorded with a signature is never what was believed a moment ago. */
@Injectable()
export class SignerQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Null for somebody without a licence. */
  async signature({ orgId, userId }: Member): Promise<Signature | null> {
    const { first_name, last_name, license_number } = await this.database
      .selectFrom('identity.account')
      .select(['first_name', 'last_name', 'license_number'])
      .where(inOrg(orgId))
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return license_number === null ? null : { userId, name: personName({ first_name, last_name }), licenceNumber: license_number };
  }
}
