import { Controller, Inject } from '@nestjs/common';
import {
  pauseWebhook,
  replayWebhook,
  resendWebhookDelivery,
  resumeWebhook,
  skipWebhookMessage,
  testWebhook,
  type Webhook,
} from '@tallyport/contracts/webhook/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { WebhookCourseCommands } from './webhook-course.commands.js';

@Controller()
export class WebhookCourseController {
  constructor(@Inject(WebhookCourseCommands) private readonly commands: WebhookCourseCommands) {}

  @Handles(pauseWebhook)
  pause(call: Call<typeof pauseWebhook>): Promise<Webhook> {
    return this.commands.pause(call.caller, call.params.webhook, commandIdentity(pauseWebhook, call));
  }

  @Handles(resumeWebhook)
  resume(call: Call<typeof resumeWebhook>): Promise<Webhook> {
    return this.commands.resume(call.caller, call.params.webhook, commandIdentity(resumeWebhook, call));
  }

  @Handles(skipWebhookMessage)
  skip(call: Call<typeof skipWebhookMessage>): Promise<Webhook> {
    return this.commands.skip(call.caller, call.params.webhook, call.body.position, commandIdentity(skipWebhookMessage, call));
  }

  @Handles(replayWebhook)
  replay(call: Call<typeof replayWebhook>): Promise<Webhook> {
    return this.commands.replay(call.caller, call.params.webhook, call.body.from, commandIdentity(replayWebhook, call));
  }

  @Handles(testWebhook)
  test(call: Call<typeof testWebhook>): Promise<{ delivery_id: string }> {
    return this.commands.request(call.caller, call.params.webhook, null, commandIdentity(testWebhook, call));
  }

  @Handles(resendWebhookDelivery)
  resend(call: Call<typeof resendWebhookDelivery>): Promise<{ delivery_id: string }> {
    const { webhook, delivery } = call.params;
    return this.commands.request(call.caller, webhook, delivery, commandIdentity(resendWebhookDelivery, call));
  }
}
