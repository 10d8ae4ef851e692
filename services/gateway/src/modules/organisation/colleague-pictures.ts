import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { addressOfPicture } from './picture.js';

/**
 * The pictures of who belongs to an organisation now. Pictures belong to accounts, which only the log-in role sees: each question says
 * itself that the account is a member.
 */
@Injectable()
export class ColleaguePictures {
  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  versions(orgId: string): Promise<{ id: string; version: string }[]> {
    return this.database
      .selectFrom('kept.member as m')
      .innerJoin('identity.account_picture as p', 'p.account_id', 'm.account_id')
      .select(['p.account_id as id', 'p.version'])
      .where('m.org_id', '=', orgId)
      .where('m.removed_at', 'is', null)
      .orderBy('p.account_id')
      .execute();
  }

  /** Null for a member without a picture; throws 404 for who is no member. */
  async one(orgId: string, id: string): Promise<string | null> {
    const found = await this.database
      .selectFrom('kept.member as m')
      .leftJoin('identity.account_picture as p', 'p.account_id', 'm.account_id')
      .select(['p.type', 'p.content'])
      .where('m.org_id', '=', orgId)
      .where('m.account_id', '=', id)
      .where('m.removed_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw notFound();
    const { type, content } = found;
    return type === null || content === null ? null : addressOfPicture({ type, content });
  }
}
