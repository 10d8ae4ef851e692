import { newSecret } from '@tallyport/runtime/secret';
import type pg from 'pg';
import type { LinkMaker, LinkWish } from './link-maker.js';

/**
 * Links to set a new password. The database says whether an account has the address that was typed, and keeps the hash of the token;
 * the token stands behind `#`, where no server and no Referer ever has it. The link of an earlier try is over.
 */
export class PasswordResetLinks implements LinkMaker {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    /** How people reach the desk from outside. */
    private readonly deskAddress: string,
  ) {}

  async makeLink({ subjectId }: Pick<LinkWish, 'subjectId'>): Promise<string | null> {
    const { secret, hash } = newSecret();
    const { rows } = await this.pool.query<{ issued: boolean }>('select identity.issue_password_reset($1, $2) as issued', [
      subjectId,
      hash,
    ]);
    return rows[0]?.issued === true ? new URL(`/reset-password#${secret}`, this.deskAddress).href : null;
  }
}
