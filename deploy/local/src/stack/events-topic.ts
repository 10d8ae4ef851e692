import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { kafkaClient, topicsOf, waitForGroups } from '../servers/kafka-questions.js';

/** Makes the topic of this epoch when it is missing, and waits until groups can read it. Answers whether it was missing. */
export async function ensureEventsTopic(kafka: KafkaAccess, epoch: string): Promise<boolean> {
  const topic = eventsTopic(epoch);
  const isNew = !(await topicsOf(kafka)).includes(topic);
  await ensureTopic(kafkaClient(kafka), topic, LANES);
  await waitForGroups(kafka);
  return isNew;
}
