import type { KafkaConfig, SASLOptions } from 'kafkajs';
import { z } from 'zod';

/** An account at the brokers. With SCRAM the password never leaves this process, and the broker proves that it knows it too. */
export interface KafkaAccount {
  readonly mechanism: 'SCRAM-SHA-512' | 'SCRAM-SHA-256' | 'PLAIN';
  readonly username: string;
  readonly password: string;
}

/** Where Kafka is, and how to be let in. */
export interface KafkaAccess {
  /** `host:port`, with commas. */
  readonly brokers: string;
  /** Null where the brokers ask for no account. */
  readonly account: KafkaAccount | null;
  readonly isEncrypted: boolean;
}

/** The variables that a service which uses Kafka reads. */
export const kafkaConfig = {
  KAFKA_BROKERS: z.string().min(1),
  KAFKA_USERNAME: z.string().default(''),
  KAFKA_PASSWORD: z.string().default(''),
  KAFKA_SASL_MECHANISM: z.enum(['SCRAM-SHA-512', 'SCRAM-SHA-256', 'PLAIN']).default('SCRAM-SHA-512'),
  /** `yes`: TLS, proved by the machine's authorities and those of `NODE_EXTRA_CA_CERTS`. */
  KAFKA_TLS: z.enum(['yes', 'no']).default('no'),
};
export type KafkaVariables = z.infer<z.ZodObject<typeof kafkaConfig>>;

/** Answers what the variables say. Throws a sentence when a name stands there without a password, or a password without a name. */
export function kafkaAccess(variables: KafkaVariables): KafkaAccess {
  const { KAFKA_BROKERS: brokers, KAFKA_USERNAME: username, KAFKA_PASSWORD: password, KAFKA_SASL_MECHANISM: mechanism } = variables;
  if ((username === '') !== (password === '')) {
    throw new Error('KAFKA_USERNAME and KAFKA_PASSWORD belong together: set both, or neither.');
  }
  const account = username === '' ? null : { mechanism, username, password };
  return { brokers, account, isEncrypted: variables.KAFKA_TLS === 'yes' };
}

/** Answers the variables by which a service gets this access. Those that say nothing are empty, so that none is inherited. */
export function kafkaVariables({ brokers, account, isEncrypted }: KafkaAccess): KafkaVariables {
  return {
    KAFKA_BROKERS: brokers,
    KAFKA_USERNAME: account?.username ?? '',
    KAFKA_PASSWORD: account?.password ?? '',
    KAFKA_SASL_MECHANISM: account?.mechanism ?? 'SCRAM-SHA-512',
    KAFKA_TLS: isEncrypted ? 'yes' : 'no',
  };
}

/** What the client is told of this access. */
export function clientAccess({ brokers, account, isEncrypted }: KafkaAccess): Pick<KafkaConfig, 'brokers' | 'sasl' | 'ssl'> {
  return { brokers: brokers.split(','), ssl: isEncrypted, ...(account === null ? {} : { sasl: saslOf(account) }) };
}

function saslOf({ mechanism, username, password }: KafkaAccount): SASLOptions {
  switch (mechanism) {
    case 'PLAIN':
      return { mechanism: 'plain', username, password };
    case 'SCRAM-SHA-256':
      return { mechanism: 'scram-sha-256', username, password };
    case 'SCRAM-SHA-512':
      return { mechanism: 'scram-sha-512', username, password };
  }
}
