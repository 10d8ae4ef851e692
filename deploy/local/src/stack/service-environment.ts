import { join } from 'node:path';
import { type KafkaAccess, kafkaVariables } from '@tallyport/runtime/kafka/access';
import { TALLYPORT_NAMESPACE } from '../servers/temporal-namespace.js';
import type { ServiceDeclaration } from '../services.js';
import type { CustomsInUse } from './customs-in-use.js';
import { serviceUrl } from './database.js';
import type { FreightInUse } from './freight-in-use.js';
import type { MailInUse } from './mail-in-use.js';
import { type ModelInUse, NO_MODEL } from './model-in-use.js';
import type { Secrets } from './secrets.js';
import { checkout, type StackFolder } from './stack-folder.js';

/** Where the parts of a running stack answer. */
export interface StackAddresses {
  readonly ownerUrl: string;
  readonly temporal: string;
  /** Temporal's own pages; empty where there are none, or nobody said where. */
  readonly temporalPages: string;
  readonly kafka: KafkaAccess;
  readonly webPort: number;
  readonly intakePort: number;
  readonly model: ModelInUse;
  readonly customs: CustomsInUse;
  readonly freight: FreightInUse;
  readonly mail: MailInUse;
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
    ...(service.role === null ? {} : { DATABASE_URL: serviceUrl(addresses.ownerUrl, service.role, secrets) }),
    // Only the gateway signs people in, so only it holds the account that sees password hashes and sessions.
    ...(service.role === 'gateway' ? { LOGIN_DATABASE_URL: serviceUrl(addresses.ownerUrl, 'login', secrets) } : {}),
    TEMPORAL_ADDRESS: addresses.temporal,
    TEMPORAL_NAMESPACE: TALLYPORT_NAMESPACE,
    TEMPORAL_PAGES_ADDRESS: addresses.temporalPages,
    ...(service.holdsCommandKey ? { COMMAND_KEY: secrets.commandKey } : {}),
    ...(service.holdsSecretKeys ? { SECRET_KEYS: secrets.secretKeys } : {}),
    ...kafkaVariables(addresses.kafka),
    BLOB_FOLDER: folder.blobs,
    TALLYPORT_HOME: folder.path,
    CHECKPOINT_FOLDER: folder.checkpoints,
    HEALTH_PORT: String(healthPort),
    PORT: String(addresses.webPort),
    WEB_FOLDER: join(checkout, 'web', 'dist'),
    PUBLIC_DESK_ADDRESS: `http://127.0.0.1:${addresses.webPort}`,
    INTAKE_PORT: String(addresses.intakePort),
    PUBLIC_INTAKE_ADDRESS: `http://127.0.0.1:${addresses.intakePort}`,
    MODEL_SIMULATOR_PORT: String(addresses.model.simulatorPort),
    CUSTOMS_SIMULATOR_PORT: String(addresses.customs.simulatorPort),
    CUSTOMS_SIMULATOR_FOLDER: folder.customs,
    FREIGHT_SIMULATOR_PORT: String(addresses.freight.simulatorPort),
    FREIGHT_SIMULATOR_FOLDER: folder.freight,
    ...addresses.freight.variables,
    MAIL_SIMULATOR_PORT: String(addresses.mail.simulatorPort),
    MAIL_SIMULATOR_SMTP_PORT: String(addresses.mail.simulatorSmtpPort),
    MAIL_SIMULATOR_FOLDER: folder.mail,
    ...(service.sendsMail ? addresses.mail.variables : {}),
    CUSTOMS_EXPORT_FOLDER: folder.customsExports,
    CUSTOMS_ADDRESS: addresses.customs.address,
    ...addresses.customs.variables,
    // Only workers ask models, so only they hold a key.
    ...(service.role === 'worker' ? addresses.model.variables : NO_MODEL),
    ...service.environment,
  };
}
