import { expect, test } from 'vitest';
import { readConfig } from '../config.js';
import { clientAccess, kafkaAccess, kafkaConfig, kafkaVariables } from './access.js';

const read = (environment: NodeJS.ProcessEnv) => kafkaAccess(readConfig(kafkaConfig, environment));

test('a Kafka that asks for no account is named by its brokers alone', () => {
  expect(clientAccess(read({ KAFKA_BROKERS: 'one:9092,two:9092' }))).toEqual({ brokers: ['one:9092', 'two:9092'], ssl: false });
});

test.each([
  ['SCRAM-SHA-512', 'scram-sha-512'],
  ['SCRAM-SHA-256', 'scram-sha-256'],
  ['PLAIN', 'plain'],
])('the client signs in with %s', (mechanism, asClient) => {
  const environment = { KAFKA_BROKERS: 'one:9093', KAFKA_USERNAME: 'desk', KAFKA_PASSWORD: 'word', KAFKA_SASL_MECHANISM: mechanism };
  const access = read({ ...environment, KAFKA_TLS: 'yes' });
  expect(clientAccess(access)).toEqual({
    brokers: ['one:9093'],
    ssl: true,
    sasl: { mechanism: asClient, username: 'desk', password: 'word' },
  });
  expect(read(kafkaVariables(access))).toEqual(access);
});

test('half an account is refused by both names', () => {
  expect(() => read({ KAFKA_BROKERS: 'one:9092', KAFKA_USERNAME: 'desk' })).toThrow(
    'KAFKA_USERNAME and KAFKA_PASSWORD belong together: set both, or neither.',
  );
});
