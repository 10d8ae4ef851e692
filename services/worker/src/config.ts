import { commonConfig } from '@tallyport/runtime/config';
import { deskVariables } from '@tallyport/runtime/outbound/desk-address';
import { outboundVariables } from '@tallyport/runtime/outbound/outbound-address';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import { CommandKey } from '@tallyport/temporal/command-key';
import { z } from 'zod';
import { customsVariables } from './adapters/customs/customs-config.js';
import { mailVariables } from './adapters/mail/mail-config.js';
import { modelVariables } from './adapters/model/model-config.js';

/** What a worker is told. `WORKER_QUEUES` decides whether it runs workflows, reads documents or speaks to the outside: never two of them in one process. */
export const workerConfig = {
  ...commonConfig,
  ...modelVariables,
  DATABASE_URL: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default('tallyport'),
  /** Where workflows run, and nowhere else. */
  COMMAND_KEY: CommandKey.optional(),
  /** With which secrets of organisations open, where exports are sent and nowhere else. */
  SECRET_KEYS: SecretKeys.optional(),
  BLOB_FOLDER: z.string(),
  /** Where tariffs are imported to while the stack does not run; a reader of documents brings them along at its start. */
  TALLYPORT_HOME: z.string().optional(),
  ...customsVariables,
  ...mailVariables,
  ...deskVariables,
  ...outboundVariables,
  /** Where snapshots for a customs interface are laid down; empty where the installation has none. */
  CUSTOMS_EXPORT_FOLDER: z.string().default(''),
  WORKER_QUEUES: z.enum(['workflows', 'documents', 'exports']),
};

export type Config = z.infer<z.ZodObject<typeof workerConfig>>;
