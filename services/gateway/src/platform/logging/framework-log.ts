import type { Log } from '@tallyport/runtime/log';

/**
 * What the web framework and its plugins write: warnings and worse. Below that they write down whatever they are given,
 * headers with tokens among it.
 */
export function frameworkLog(log: Log): Log {
  const isQuiet = log.levelVal > (log.levels.values['warn'] ?? 0) || log.level === 'silent';
  return log.child(
    {},
    { level: isQuiet ? log.level : 'warn', redact: { paths: ['headers', '*.headers', '*.*.headers'], censor: '[removed]' } },
  );
}
