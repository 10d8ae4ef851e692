import { join } from 'node:path';
import { findJava } from '../engines/java.js';
import { findKafka, kafkaKey } from '../engines/kafka.js';
import { askKafka, kafkaBroker, kafkaCommand, prepareKafka } from '../servers/kafka-server.js';
import { type EngineInUse, type StackContext, variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

const READY_WITHIN_MS = 120_000;

/** Answers a Kafka that runs: the one of `KAFKA_BROKERS`, or our own, which is started. */
export async function bringUpKafka(context: StackContext): Promise<EngineInUse> {
  const given = variable(context.env, 'KAFKA_BROKERS');
  return given === undefined ? await startOwn(context) : await useGiven(given);
}

async function startOwn({ folder, ports, supervisor, env }: StackContext): Promise<EngineInUse> {
  const [kafka, java] = await Promise.all([findKafka({ env }), findJava({ env })]);
  const place = {
    java: java.found.executable,
    libs: kafka.found.libs,
    dataFolder: folder.kafka,
    port: await ports.portFor('kafka'),
    controllerPort: await ports.portFor('kafka-controller'),
    logFile: join(folder.logs, 'kafka.log'),
  };
  await ports.requireFree('kafka');
  await ports.requireFree('kafka-controller');
  await prepareKafka(place);
  const broker = kafkaBroker(place);
  await supervisor.start({ command: kafkaCommand(place), probe: () => askKafka([broker]), readyWithinMs: READY_WITHIN_MS });
  return { name: 'Kafka', version: kafkaKey.version, address: broker, source: `${kafka.source}; Java: ${java.source}` };
}

async function useGiven(brokers: string): Promise<EngineInUse> {
  try {
    await askKafka(brokers.split(','));
  } catch {
    throw new StartRefused(
      `No Kafka answers at KAFKA_BROKERS (${brokers}). Either start it, or leave KAFKA_BROKERS out, and one is started here.`,
    );
  }
  return { name: 'Kafka', version: '', address: brokers, source: 'KAFKA_BROKERS' };
}
