import { join } from 'node:path';
import { type KafkaAccess, kafkaAccess, kafkaConfig } from '@tallyport/runtime/kafka/access';
import { z } from 'zod';
import { findJava } from '../engines/java.js';
import { findKafka, kafkaKey } from '../engines/kafka.js';
import { askKafka } from '../servers/kafka-questions.js';
import { kafkaCommand, kafkaLogFolder, ownKafkaAccess, prepareKafka } from '../servers/kafka-server.js';
import { type EngineInUse, type StackContext, variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

const READY_WITHIN_MS = 120_000;

export interface KafkaInUse extends EngineInUse {
  readonly access: KafkaAccess;
}

/** Answers a Kafka that runs: the one of `KAFKA_BROKERS`, or our own, which is started. */
export async function bringUpKafka(context: StackContext): Promise<KafkaInUse> {
  const given = givenKafkaAccess(context.env);
  return given === undefined ? await startOwn(context) : await useGiven(given);
}

/** Answers what the environment says of a Kafka that runs already, or undefined when it names none. */
export function givenKafkaAccess(env: NodeJS.ProcessEnv): KafkaAccess | undefined {
  if (variable(env, 'KAFKA_BROKERS') === undefined) return undefined;
  const named = Object.fromEntries(Object.keys(kafkaConfig).map((name) => [name, variable(env, name)]));
  const read = z.object(kafkaConfig).safeParse(named);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartRefused(`The settings of the given Kafka are not valid (${wrong.join('; ')}).`);
  }
  try {
    return kafkaAccess(read.data);
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : String(error));
  }
}

async function startOwn({ folder, ports, secrets, supervisor, env }: StackContext): Promise<KafkaInUse> {
  const [kafka, java] = await Promise.all([findKafka({ env }), findJava({ env })]);
  const place = {
    java: java.found.executable,
    libs: kafka.found.libs,
    dataFolder: folder.kafka,
    port: await ports.portFor('kafka'),
    controllerPort: await ports.portFor('kafka-controller'),
    password: secrets.kafka,
    logFile: join(folder.logs, 'kafka.log'),
  };
  await ports.requireFree('kafka');
  await ports.requireFree('kafka-controller');
  const access = ownKafkaAccess(place);
  await supervisor.start({
    command: kafkaCommand(place),
    data: kafkaLogFolder(place),
    prepare: () => prepareKafka(place),
    probe: () => askKafka(access),
    readyWithinMs: READY_WITHIN_MS,
  });
  return { name: 'Kafka', version: kafkaKey.version, address: access.brokers, source: `${kafka.source}; Java: ${java.source}`, access };
}

async function useGiven(access: KafkaAccess): Promise<KafkaInUse> {
  const { brokers } = access;
  try {
    await askKafka(access);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `No Kafka answers at KAFKA_BROKERS (${brokers}): ${reason}. Either start it, set what it asks for (KAFKA_USERNAME, KAFKA_PASSWORD, ` +
        'KAFKA_SASL_MECHANISM, KAFKA_TLS), or leave KAFKA_BROKERS out, and one is started here.',
    );
  }
  return { name: 'Kafka', version: '', address: brokers, source: 'KAFKA_BROKERS', access };
}
