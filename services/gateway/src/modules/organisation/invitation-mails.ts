import { Inject, Injectable } from '@nestjs/common';
import type { EmailLocale } from '@tallyport/contracts/outbound-email/content';
import type { Member } from '../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { OutboundEmails } from '../../platform/mail/outbound-emails.js';
import { OrganisationQueries } from './organisation.queries.js';
import { PeopleQueries } from './people.queries.js';

/** Asks for the mail of an invitation. Its link is made by whoever sends it, and stands in no event. */
@Injectable()
export class InvitationMails {
  constructor(
    @Inject(OutboundEmails) private readonly emails: OutboundEmails,
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  /** The mail that a command asks for: the same however often it is repeated. */
  idOf(command: CommandIdentity): string {
    return partOf(command, 'mail').commandId;
  }

  async ask(
    member: Member,
    invitation: { readonly id: string; readonly email: string },
    locale: EmailLocale | null,
    command: CommandIdentity,
  ): Promise<void> {
    const { orgId, userId } = member;
    const [{ name }, people] = await Promise.all([this.organisations.one(orgId), this.people.byId(orgId, [userId])]);
    const inviter = people.get(userId);
    const content = {
      template: 'invitation' as const,
      subjectId: invitation.id,
      organisation: name,
      inviter: inviter ? `${inviter.first_name} ${inviter.last_name}`.trim() : name,
    };
    const email = { to: [invitation.email], locale: locale ?? 'en', content, workOrderId: null };
    const identity = partOf(command, 'mail');
    const request = { type: 'request' as const, emailId: identity.commandId, email };
    await this.emails.record(orgId, request, commandMetadata(member, identity), new Date().toISOString());
  }
}
