import { Controller, Inject } from '@nestjs/common';
import { countEmailAsSent, listOutboundEmails, type OutgoingEmail, sendEmailAgain } from '@tallyport/contracts/outbound-email/http';
import type { EmailDecision } from '@tallyport/domain/outbound-email/commands';
import { type CommandIdentity, commandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { OutboundEmails } from '../../platform/mail/outbound-emails.js';
import { presentEmail } from './outbound-email.presenter.js';
import { OutboundEmailQueries } from './outbound-email.queries.js';

type Decided = Call<typeof countEmailAsSent> | Call<typeof sendEmailAgain>;

/** The outgoing mails of an organisation, and what a person decides of one of which nobody knows. */
@Controller()
export class OutboundEmailController {
  constructor(
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(OutboundEmailQueries) private readonly queries: OutboundEmailQueries,
    @Inject(OutboundEmails) private readonly emails: OutboundEmails,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  @Handles(listOutboundEmails)
  async list(call: Call<typeof listOutboundEmails>): Promise<Page<OutgoingEmail>> {
    await this.applied.awaitFor(call);
    const { caller, query, request } = call;
    const { emails, count } = await this.queries.list(caller.orgId, query.state, query);
    const codes = await this.queries.codesOf(caller.orgId, emails);
    return pageOf(
      emails.map((email) => presentEmail(email, codes)),
      count,
      query,
      request,
    );
  }

  @Handles(countEmailAsSent)
  countAsSent(call: Call<typeof countEmailAsSent>): Promise<OutgoingEmail> {
    return this.decide(call, 'count-as-sent', commandIdentity(countEmailAsSent, call));
  }

  @Handles(sendEmailAgain)
  sendAgain(call: Call<typeof sendEmailAgain>): Promise<OutgoingEmail> {
    return this.decide(call, 'send-again', commandIdentity(sendEmailAgain, call));
  }

  private async decide({ caller, params, body, answerHeader }: Decided, type: EmailDecision['type'], identity: CommandIdentity) {
    const { orgId } = caller;
    const { work_order_id } = await this.queries.one(orgId, params.email);
    await this.register.admit(orgId, identity);
    const decision: EmailDecision = { type, emailId: params.email, reason: body.reason };
    const place = { orgId, workOrderId: work_order_id };
    const streamPosition = await this.emails.decide(place, decision, commandMetadata(caller, identity), new Date().toISOString());
    answerHeader('Stream-Position', streamPlaceText({ streamId: `outbound-email/${params.email}`, streamPosition }));
    const email = await this.queries.one(orgId, params.email);
    return presentEmail(email, await this.queries.codesOf(orgId, [email]));
  }
}
