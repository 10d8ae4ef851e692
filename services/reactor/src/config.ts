import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { kafkaConfig } from '@tallyport/runtime/kafka/access';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import { CommandKey } from '@tallyport/temporal/command-key';
import { z } from 'zod';

const addresses = {
  /** As the role `tallyport_reactor`. */
  DATABASE_URL: z.string().min(1),
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().default('tallyport'),
  COMMAND_KEY: CommandKey,
  ...kafkaConfig,
  /** Where signed checkpoints of the log are kept, outside the database. Without it none are taken. */
  CHECKPOINT_FOLDER: z.string().optional(),
};

export type ReactorConfig = z.infer<z.ZodObject<typeof addresses & typeof commonConfig>>;

/** What the running reactor is told. */
export function reactorConfig(environment: NodeJS.ProcessEnv): ReactorConfig {
  return readConfig({ ...commonConfig, ...addresses }, environment);
}

const operator = {
  LOG_LEVEL: commonConfig.LOG_LEVEL.default('silent'),
  DATABASE_URL: addresses.DATABASE_URL.optional(),
  TEMPORAL_ADDRESS: addresses.TEMPORAL_ADDRESS.optional(),
  TEMPORAL_NAMESPACE: addresses.TEMPORAL_NAMESPACE,
  COMMAND_KEY: CommandKey.optional(),
  /** For `rotate-secrets` alone: the running reactor holds none. */
  SECRET_KEYS: SecretKeys.optional(),
  CHECKPOINT_FOLDER: addresses.CHECKPOINT_FOLDER,
};

export type OperatorConfig = z.infer<z.ZodObject<typeof operator>>;

/** What the command line is told by this process's environment: each subcommand asks for the addresses that it needs. */
export function operatorConfig(): OperatorConfig {
  return readConfig(operator, process.env);
}
