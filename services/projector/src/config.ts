import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { type KafkaAccess, kafkaAccess, kafkaConfig } from '@tallyport/runtime/kafka/access';
import { z } from 'zod';

export interface ProjectorConfig {
  readonly LOG_LEVEL: string;
  readonly HEALTH_PORT: number;
  /** As the role `tallyport_projector`. */
  readonly DATABASE_URL: string;
  readonly kafka: KafkaAccess;
}

export function projectorConfig(environment: NodeJS.ProcessEnv): ProjectorConfig {
  const config = readConfig({ ...commonConfig, DATABASE_URL: z.string().min(1), ...kafkaConfig }, environment);
  return { ...config, kafka: kafkaAccess(config) };
}
