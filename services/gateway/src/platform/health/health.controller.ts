import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Registry } from 'prom-client';
import { METRICS } from '../tokens.js';
import { Readiness } from './readiness.js';

/** The platform's own pages for whoever runs it. */
@Controller()
export class HealthController {
  constructor(
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(METRICS) private readonly metrics: Registry,
  ) {}

  @Get('health')
  async health(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.report();
    await reply
      .status(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  }

  @Get('metrics')
  async figures(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.contentType).send(await this.metrics.metrics());
  }
}
