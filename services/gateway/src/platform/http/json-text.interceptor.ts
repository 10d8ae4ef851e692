import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { JsonText } from './json-text.js';

/** Sends JSON that is text already as it is. */
export class JsonTextInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof JsonText)) return answer;
        context.switchToHttp().getResponse<FastifyReply>().type('application/json; charset=utf-8');
        return answer.text;
      }),
    );
  }
}
