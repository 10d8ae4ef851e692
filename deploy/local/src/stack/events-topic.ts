import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { kafkaClient, waitForGroups } from '../servers/kafka-server.js';

/** Makes the topic of this epoch when it is missing, and waits until groups can read it. Answers its name. */
export async function ensureEventsTopic(brokers: string, epoch: string): Promise<string> {
  const topic = eventsTopic(epoch);
  await ensureTopic(kafkaClient(brokers.split(',')), topic, LANES);
  await waitForGroups(brokers.split(','));
  return topic;
}
