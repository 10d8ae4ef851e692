import { type Logger, pino } from 'pino';
import { standardOutput } from './log-output.js';

export type Log = Logger;

/** One JSON line per entry on standard output. Ids only: never documents, names or tokens. */
export function createLog(service: string, level: string): Log {
  const options = {
    base: { service },
    level,
    redact: { paths: ['*.authorization', 'req.headers.authorization', 'token', '*.token', 'password', '*.password'], censor: '[removed]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, standardOutput());
}
