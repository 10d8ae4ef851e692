import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { z } from 'zod';

export interface ProjectorConfig {
  readonly LOG_LEVEL: string;
  readonly HEALTH_PORT: number;
  /** As the role `tallyport_projector`. */
  readonly DATABASE_URL: string;
  readonly KAFKA_BROKERS: string;
}

export function projectorConfig(environment: NodeJS.ProcessEnv): ProjectorConfig {
  return readConfig({ ...commonConfig, DATABASE_URL: z.string().min(1), KAFKA_BROKERS: z.string().min(1) }, environment);
}
