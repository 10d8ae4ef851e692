import { Controller, Inject } from '@nestjs/common';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  putWebhook,
  rotateWebhookSecret,
  type Webhook,
  type WebhookDelivery,
} from '@tallyport/contracts/webhook/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf, wholePage } from '../../platform/http/pages.js';
import { WebhookCommands } from './webhook.commands.js';
import { WebhookQueries } from './webhook.queries.js';

@Controller()
export class WebhookController {
  constructor(
    @Inject(WebhookQueries) private readonly queries: WebhookQueries,
    @Inject(WebhookCommands) private readonly commands: WebhookCommands,
  ) {}

  @Handles(listWebhooks)
  async list({ caller }: Call<typeof listWebhooks>): Promise<Page<Webhook>> {
    return wholePage(await this.queries.list(caller.orgId));
  }

  @Handles(createWebhook)
  create(call: Call<typeof createWebhook>): Promise<Webhook> {
    return this.commands.create(call.caller, call.body, commandIdentity(createWebhook, call));
  }

  @Handles(putWebhook)
  change(call: Call<typeof putWebhook>): Promise<Webhook> {
    return this.commands.change(call.caller, call.params.webhook, call.body, commandIdentity(putWebhook, call));
  }

  @Handles(deleteWebhook)
  remove(call: Call<typeof deleteWebhook>): Promise<Record<string, never>> {
    return this.commands.remove(call.caller, call.params.webhook, commandIdentity(deleteWebhook, call));
  }

  @Handles(rotateWebhookSecret)
  rotate(call: Call<typeof rotateWebhookSecret>): Promise<Webhook> {
    return this.commands.rotate(call.caller, call.params.webhook, call.body.secret, commandIdentity(rotateWebhookSecret, call));
  }

  @Handles(listWebhookDeliveries)
  async deliveries({ caller, params, query, request }: Call<typeof listWebhookDeliveries>): Promise<Page<WebhookDelivery>> {
    const { deliveries, count } = await this.queries.deliveries(caller.orgId, params.webhook, query);
    return pageOf(deliveries, count, query, request);
  }
}
