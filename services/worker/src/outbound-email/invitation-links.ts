import { TENANT_GUARD } from '@tallyport/database/tenant';
import { invitationLink } from '@tallyport/domain/organisation/invitation-link';
import { newSecret } from '@tallyport/runtime/secret';
import type pg from 'pg';
import type { LinkMaker, LinkWish } from './link-maker.js';

/** The newest mail of an invitation that waits gives it a link; the link of the try before opens nothing any more. */
const KEEP_HASH = `
insert into identity.invitation_token (org_id, invitation_id, token_hash)
select i.org_id, i.id, $4::bytea from kept.invitation i
where ${TENANT_GUARD} and i.org_id = $1::uuid and i.id = $2::uuid and i.mail_id = $3::uuid and i.email = lower($5)
  and i.used_at is null and i.revoked_at is null and i.expires_at > now()
on conflict (org_id, invitation_id) do update set token_hash = $4::bytea
returning invitation_id`;

/** Makes the links of invitations, while they are sent. */
export class InvitationLinks implements LinkMaker {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly deskAddress: string,
  ) {}

  async makeLink({ orgId, emailId, subjectId, to }: LinkWish): Promise<string | null> {
    const { secret, hash } = newSecret();
    const values = [orgId, subjectId, emailId, hash, to.join()];
    const { rowCount } = await this.pool.query({ name: 'invitation-link', text: KEEP_HASH, values });
    return rowCount === 0 ? null : invitationLink(this.deskAddress, secret);
  }
}
