import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { kafkaClient, topicsOf, waitForGroups } from '../servers/kafka-server.js';

/** Makes the topic of this epoch when it is missing, and waits until groups can read it. Answers whether it was missing. */
export async function ensureEventsTopic(brokers: string, epoch: string): Promise<boolean> {
  const topic = eventsTopic(epoch);
  const isNew = !(await topicsOf(brokers.split(','))).includes(topic);
  await ensureTopic(kafkaClient(brokers.split(',')), topic, LANES);
  await waitForGroups(brokers.split(','));
  return isNew;
}
