import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line per entry on standard output. Ids only: never documents, names or tokens. */
export function createLog(service: string, level: string): Log {
  return pino({
    base: { service },
    level,
    redact: { paths: ['*.authorization', 'req.headers.authorization', 'token', '*.token', 'password', '*.password'], censor: '[removed]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
