import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { KafkaPlace } from './kafka-place.js';

/** The account of our services at the broker, and of the broker at itself. */
export const KAFKA_USER = 'tallyport';
export const KAFKA_MECHANISM = 'SCRAM-SHA-512';

/**
 * Answers the configuration of a broker with its controller in one process, both on loopback and neither open to a stranger.
 * Clients prove themselves with SCRAM. The controller cannot read SCRAM's accounts before it runs, so its port asks for a
 * password that is made anew for each start and that only this process knows.
 */
export function serverProperties(place: KafkaPlace): string {
  const broker = `127.0.0.1:${place.port}`;
  const controller = `127.0.0.1:${place.controllerPort}`;
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${controller}`,
    listeners: `BROKER://${broker},CONTROLLER://${controller}`,
    'advertised.listeners': `BROKER://${broker}`,
    'inter.broker.listener.name': 'BROKER',
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:SASL_PLAINTEXT,BROKER:SASL_PLAINTEXT',
    ...brokerAccount(place.password),
    ...controllerAccount(randomBytes(24).toString('base64url')),
    'log.dirs': join(place.dataFolder, 'log'),
    'auto.create.topics.enable': 'false',
    'num.partitions': '3',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    'group.initial.rebalance.delay.ms': '0',
    // After a kill the controller takes a new broker only when the old one's session has ended; nine seconds unless said.
    'broker.session.timeout.ms': '4000',
    'broker.heartbeat.interval.ms': '1000',
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

function brokerAccount(password: string): Record<string, string> {
  const login = `org.apache.kafka.common.security.scram.ScramLoginModule required username="${KAFKA_USER}" password="${password}";`;
  return {
    'listener.name.broker.sasl.enabled.mechanisms': KAFKA_MECHANISM,
    [`listener.name.broker.${KAFKA_MECHANISM.toLowerCase()}.sasl.jaas.config`]: login,
    'sasl.mechanism.inter.broker.protocol': KAFKA_MECHANISM,
  };
}

function controllerAccount(password: string): Record<string, string> {
  const own = `username="controller" password="${password}" user_controller="${password}"`;
  return {
    'listener.name.controller.sasl.enabled.mechanisms': 'PLAIN',
    'listener.name.controller.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required ${own};`,
    'sasl.mechanism.controller.protocol': 'PLAIN',
  };
}
