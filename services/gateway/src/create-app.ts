import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { AppModule } from './app.module.js';
import { Access } from './platform/auth/access.js';
import { authoriseBeforeBody } from './platform/auth/authorise-before-body.js';
import { shedLoad } from './platform/database/shed-load.js';
import { limitBodies } from './platform/http/body-limits.js';
import { answerClientError } from './platform/http/client-error.js';
import { closeGracefully } from './platform/http/close-gracefully.js';
import { receiveCspReports } from './platform/http/csp-reports.js';
import { parseJsonBodies } from './platform/http/json-body.js';
import { sendJsonText } from './platform/http/json-text.js';
import { answerNotModified } from './platform/http/not-modified.js';
import { refuseOtherMethods } from './platform/http/other-methods.js';
import { refuseBadRequests } from './platform/http/refuse-bad-requests.js';
import { sendSecurityHeaders } from './platform/http/security-headers.js';
import { trustOf } from './platform/http/trusted-proxies.js';
import { acceptUploads } from './platform/http/uploads.js';
import { frameworkLog } from './platform/logging/framework-log.js';
import { logRequests } from './platform/logging/log-requests.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { explainError } from './platform/problems/explain-error.js';
import { sendProblem } from './platform/problems/send-problem.js';
import { serveWebApp } from './platform/web-app/serve-web-app.js';
import { Admission } from './realtime/admission.js';
import { Turns } from './realtime/turns.js';
import { UpgradeAdapter } from './realtime/upgrade-adapter.js';
import type { Parts } from './wiring.js';

const BODY_LIMIT = 1_048_576;
const HEADER_LIMIT = 16_384;
/** A connection on which nothing is asked any more ends; one that never asked ends with the time for its headers. */
const IDLE_MS = 30_000;

/** The gateway over its parts: HTTP and sockets on one port. */
export async function createApp(parts: Parts): Promise<NestFastifyApplication> {
  const { config, log } = parts;
  const adapter = new FastifyAdapter({
    loggerInstance: frameworkLog(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    skipMiddie: true,
    trustProxy: trustOf(config.TRUST_PROXY),
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: IDLE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { maxHeaderSize: HEADER_LIMIT, headersTimeout: config.HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => sendProblem(reply, explainError(error)),
    exposeHeadRoutes: true,
  });
  const server = adapter.getInstance<FastifyInstance>();
  server.decorateRequest('caller', null);
  closeGracefully(server);
  logRequests(server, log, parts.metrics);
  refuseBadRequests(server, { bodyTimeoutMs: config.BODY_TIMEOUT_MS });
  shedLoad(server, [parts.pool, parts.loginPool]);
  sendSecurityHeaders(server, config.ALLOWED_ORIGINS);
  limitBodies(server, OPERATIONS);
  authoriseBeforeBody(server, OPERATIONS, () => app.get(Access));
  parseJsonBodies(server);
  receiveCspReports(server, parts.metrics, log);
  sendJsonText(server);
  answerNotModified(server);
  await acceptUploads(server);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.over(parts), adapter, {
    bodyParser: false,
    logger: new NestLogger(log),
    abortOnError: false,
  });
  refuseOtherMethods(server, OPERATIONS);
  if (config.WEB_FOLDER !== undefined) await serveWebApp(server, config.WEB_FOLDER);
  app.useWebSocketAdapter(new UpgradeAdapter(server.server, app.get(Admission), app.get(Turns), log));
  await app.init();
  await server.ready();
  return app;
}

export async function listen(app: NestFastifyApplication, { host, port }: { host: string; port: number }): Promise<number> {
  await app.listen(port, host);
  return (app.getHttpServer().address() as AddressInfo).port;
}
