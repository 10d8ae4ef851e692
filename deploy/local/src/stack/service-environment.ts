import { join } from 'node:path';
import { TALLYPORT_NAMESPACE } from '../servers/temporal-namespace.js';
import type { ServiceDeclaration } from '../services.js';
import { serviceUrl } from './database.js';
import type { Secrets } from './secrets.js';
import { checkout, type StackFolder } from './stack-folder.js';

/** Where the parts of a running stack answer. */
export interface StackAddresses {
  readonly ownerUrl: string;
  readonly temporal: string;
  readonly kafka: string;
  readonly webPort: number;
}

/** Answers the environment of one service: the one place where the names of its variables stand. */
export function serviceEnvironment(
  service: ServiceDeclaration,
  addresses: StackAddresses,
  context: { folder: StackFolder; secrets: Secrets; healthPort: number },
): Record<string, string> {
  const { folder, secrets, healthPort } = context;
  return {
    NODE_ENV: 'production',
    DATABASE_URL: serviceUrl(addresses.ownerUrl, service.role, secrets),
    LOGIN_DATABASE_URL: serviceUrl(addresses.ownerUrl, 'login', secrets),
    TEMPORAL_ADDRESS: addresses.temporal,
    TEMPORAL_NAMESPACE: TALLYPORT_NAMESPACE,
    KAFKA_BROKERS: addresses.kafka,
    BLOB_FOLDER: folder.blobs,
    TALLYPORT_HOME: folder.path,
    CHECKPOINT_FOLDER: folder.checkpoints,
    HEALTH_PORT: String(healthPort),
    PORT: String(addresses.webPort),
    WEB_FOLDER: join(checkout, 'web', 'dist'),
    ...service.environment,
  };
}
