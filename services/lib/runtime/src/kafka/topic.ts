import type { Kafka } from 'kafkajs';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

/** Makes the topic if it is missing. Retention is seven days: the log is the archive, Kafka is the transport. */
export async function ensureTopic(kafka: Kafka, topic: string, partitions: number): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await admin.createTopics({
      waitForLeaders: true,
      topics: [
        {
          topic,
          numPartitions: partitions,
          configEntries: [
            { name: 'retention.ms', value: String(SEVEN_DAYS_MS) },
            { name: 'max.message.bytes', value: String(1_000_000) },
          ],
        },
      ],
    });
  } finally {
    await admin.disconnect();
  }
}
