import { setTimeout as sleep } from 'node:timers/promises';
import { clientAccess, type KafkaAccess } from '@tallyport/runtime/kafka/access';
import { quietKafkaTimers } from '@tallyport/runtime/kafka/quiet-timers';
import { type Admin, Kafka, logLevel } from 'kafkajs';

quietKafkaTimers();

/** Resolves when the cluster behind these brokers describes itself with at least one broker. */
export async function askKafka(access: KafkaAccess): Promise<void> {
  await withAdmin(access, async (admin) => {
    const cluster = await admin.describeCluster();
    if (cluster.brokers.length === 0) throw new Error('the cluster has no broker yet');
  });
}

/**
 * Resolves when consumer groups can be joined. The first group of a new broker makes the topic of the offsets, and is
 * refused while that is being loaded; a consumer that comes then takes it for a crash.
 */
export async function waitForGroups(access: KafkaAccess, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await askForOffsets(access);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(100);
  }
}

async function askForOffsets(access: KafkaAccess): Promise<void> {
  await withAdmin(access, async (admin) => {
    // Without a retry the client finds a coordinator only among brokers that it has heard of.
    await admin.listTopics();
    await admin.fetchOffsets({ groupId: 'tallyport-local' });
  });
}

/** Answers the names of all topics. */
export async function topicsOf(access: KafkaAccess): Promise<string[]> {
  return await withAdmin(access, (admin) => admin.listTopics());
}

async function withAdmin<Result>(access: KafkaAccess, ask: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = kafkaClient(access).admin();
  try {
    await admin.connect();
    return await ask(admin);
  } finally {
    await admin.disconnect();
  }
}

/** A client that tries once and is silent: whoever asks decides about trying again. */
export function kafkaClient(access: KafkaAccess): Kafka {
  return new Kafka({
    ...clientAccess(access),
    clientId: 'tallyport-local',
    connectionTimeout: 2_000,
    retry: { retries: 0 },
    logLevel: logLevel.NOTHING,
  });
}
