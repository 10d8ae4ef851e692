import { Kafka, logLevel } from 'kafkajs';
import type { Log } from '../log.js';
import { clientAccess, type KafkaAccess } from './access.js';
import { quietKafkaTimers } from './quiet-timers.js';

quietKafkaTimers();

/** Tries of a client whose caller tries again itself: some three seconds. */
const TRIES = 5;

/**
 * The one place that makes a Kafka client. kafkajs stays behind the files of this folder, so that it can be exchanged. It gives up on a
 * broker that is away after so many tries, at most three seconds apart.
 */
export function connectKafka(access: KafkaAccess, clientId: string, log: Log, tries = TRIES): Kafka {
  return new Kafka({
    ...clientAccess(access),
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: { initialRetryTime: 100, maxRetryTime: 3_000, retries: tries },
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => log.debug({ kafka: entry.namespace, detail: entry.log.message }, 'kafka client'),
  });
}
