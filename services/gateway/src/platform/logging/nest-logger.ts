import type { LoggerService } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';

/** Nest's own lines in the service's one stream of JSON. What it says of every route at start is of no use there. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown): void {
    this.target.debug(String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.target.error({ details }, String(message));
  }

  warn(message: unknown): void {
    this.target.warn(String(message));
  }
}
