import { commonConfig } from '@tallyport/runtime/config';
import { z } from 'zod';

/** What a worker is told. `WORKER_QUEUES` decides whether it runs workflows or reads documents: never both in one process. */
export const workerConfig = {
  ...commonConfig,
  DATABASE_URL: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default('tallyport'),
  BLOB_FOLDER: z.string(),
  WORKER_QUEUES: z.enum(['workflows', 'documents']),
};
