import { Module } from '@nestjs/common';
import { WebhookCommands } from './webhook.commands.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookQueries } from './webhook.queries.js';
import { WebhookCourseCommands } from './webhook-course.commands.js';
import { WebhookCourseController } from './webhook-course.controller.js';
import { WebhookSecrets } from './webhook-secrets.js';

@Module({
  controllers: [WebhookController, WebhookCourseController],
  providers: [WebhookCommands, WebhookCourseCommands, WebhookQueries, WebhookSecrets],
})
export class WebhookModule {}
