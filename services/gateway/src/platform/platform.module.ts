import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { kyselyOf } from '@tallyport/database/kysely';
import { EventStore } from '@tallyport/event-store/event-store';
import { RealtimeModule } from '../realtime/realtime.module.js';
import type { Parts } from '../wiring.js';
import { AccessGuard } from './auth/access.guard.js';
import { Access } from './auth/access.js';
import { ApiKeys } from './auth/api-keys.js';
import { Callers } from './auth/callers.js';
import { Passwords } from './auth/passwords.js';
import { RefusedCalls } from './auth/refused-calls.js';
import { Sessions } from './auth/sessions.js';
import { CommandRegister } from './commands/command-register.js';
import { AppliedPositions } from './freshness/applied-positions.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { ServedReadModels } from './health/served-read-models.js';
import { OutboundEmails } from './mail/outbound-emails.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { ProblemFilter } from './problems/problem-filter.js';
import {
  ACCOUNT_MAIL_STORE,
  BLOB_REMOVAL,
  BLOBS,
  BULKS,
  CONFIG,
  DATABASE,
  EVENT_STORE,
  EXPORTS,
  EXTRACTIONS,
  LODGEMENTS,
  LOG,
  LOGIN_DATABASE,
  METRICS,
  POOL,
  SYNCS,
  WORK_ORDERS,
} from './tokens.js';

/** What every module stands on, made from the parts. */
@Global()
@Module({})
export class PlatformModule {
  static over(parts: Parts): DynamicModule {
    const given = [
      { provide: CONFIG, useValue: parts.config },
      { provide: LOG, useValue: parts.log },
      { provide: METRICS, useValue: parts.metrics },
      { provide: POOL, useValue: parts.pool },
      { provide: DATABASE, useValue: kyselyOf(parts.pool) },
      { provide: LOGIN_DATABASE, useValue: kyselyOf(parts.loginPool) },
      { provide: EVENT_STORE, useValue: parts.eventStore },
      { provide: ACCOUNT_MAIL_STORE, useValue: new EventStore(parts.loginPool) },
      { provide: BLOBS, useValue: parts.blobs },
      { provide: BLOB_REMOVAL, useValue: parts.blobRemoval },
      { provide: WORK_ORDERS, useValue: parts.workOrders },
      { provide: EXTRACTIONS, useValue: parts.extractions },
      { provide: LODGEMENTS, useValue: parts.lodgements },
      { provide: EXPORTS, useValue: parts.exports },
      { provide: SYNCS, useValue: parts.syncs },
      { provide: BULKS, useValue: parts.bulks },
    ];
    return {
      module: PlatformModule,
      imports: [RealtimeModule],
      controllers: [HealthController, OpenApiController],
      providers: [
        ...given,
        Sessions,
        ApiKeys,
        Callers,
        RefusedCalls,
        Access,
        Passwords,
        AppliedPositions,
        CommandRegister,
        OutboundEmails,
        Readiness,
        ServedReadModels,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [
        ...given.map(({ provide }) => provide),
        Sessions,
        ApiKeys,
        Callers,
        RefusedCalls,
        Passwords,
        AppliedPositions,
        CommandRegister,
        OutboundEmails,
      ],
    };
  }
}
