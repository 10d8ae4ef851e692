import { Module } from '@nestjs/common';
import { OutboundEmailController } from './outbound-email.controller.js';
import { OutboundEmailQueries } from './outbound-email.queries.js';

@Module({ controllers: [OutboundEmailController], providers: [OutboundEmailQueries] })
export class OutboundEmailModule {}
