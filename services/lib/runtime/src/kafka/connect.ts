import { Kafka, logLevel } from 'kafkajs';
import type { Log } from '../log.js';
import { clientAccess, type KafkaAccess } from './access.js';
import { quietKafkaTimers } from './quiet-timers.js';

quietKafkaTimers();

/**
 * The one place that makes a Kafka client. kafkajs stays behind the files of this folder, so that it can be exchanged. It gives up on a
 * broker that is away after some three seconds: its callers try again themselves.
 */
export function connectKafka(access: KafkaAccess, clientId: string, log: Log): Kafka {
  return new Kafka({
    ...clientAccess(access),
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: { initialRetryTime: 100, maxRetryTime: 3_000, retries: 5 },
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => log.debug({ kafka: entry.namespace, detail: entry.log.message }, 'kafka client'),
  });
}
