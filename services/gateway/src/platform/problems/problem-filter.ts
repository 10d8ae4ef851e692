import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOG } from '../tokens.js';
import { explainError } from './explain-error.js';
import { sendProblem } from './send-problem.js';

/** Turns everything that is thrown anywhere into an RFC 9457 problem. Defects are logged here, once, with the request's id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const explained = explainError(error);
    const { code, status } = explained.problem;
    if (status >= 500) {
      const where = { requestId: request.id, route: request.routeOptions?.url, code, err: explained.cause ?? error };
      if (code === 'defect') this.log.error(where, 'a request met a defect');
      else this.log.warn(where, 'a request could not be served');
    }
    sendProblem(reply, explained);
  }
}
