import { ownKafkaAccess } from '../servers/kafka-server.js';
import { postgresUrl } from '../servers/postgres-server.js';
import { temporalAddress } from '../servers/temporal-server.js';
import { customsInUse } from './customs-in-use.js';
import { freightInUse } from './freight-in-use.js';
import { givenKafkaAccess } from './kafka-engine.js';
import { mailInUse } from './mail-in-use.js';
import { modelInUse } from './model-in-use.js';
import { readPorts } from './ports.js';
import { DATABASE } from './postgres-engine.js';
import { type ServiceRole, stackSecrets } from './secrets.js';
import { serviceEnvironment } from './service-environment.js';
import { variable } from './stack-context.js';
import type { StackFolder } from './stack-folder.js';
import { StartRefused } from './start-refused.js';

/** Answers the environment in which a command line, the reactor's as a rule, works on a stack that was started before. */
export function operatorEnvironment(
  folder: StackFolder,
  env: NodeJS.ProcessEnv = process.env,
  role: ServiceRole = 'reactor',
): Record<string, string> {
  const ports = readPorts(folder.ports);
  const portOf = (name: string) => portIn(folder, name);
  const secrets = stackSecrets(folder.secrets);
  const addresses = {
    ownerUrl: ownerUrl(folder, env),
    temporalPages: '',
    temporal: variable(env, 'TEMPORAL_ADDRESS') ?? temporalAddress({ port: portOf('temporal') }),
    kafka: givenKafkaAccess(env) ?? ownKafkaAccess({ port: portOf('kafka'), password: secrets.kafka }),
    webPort: ports['gateway'] ?? 0,
    intakePort: ports['intake'] ?? 0,
    model: modelInUse({}, ports['model-simulator'] ?? 0),
    customs: customsInUse({}, ports['customs-simulator'] ?? 0),
    freight: freightInUse({}, ports['freight-simulator'] ?? 0),
    mail: mailInUse({}, ports['mail-simulator'] ?? 0, ports['mail-simulator-smtp'] ?? 0),
  };
  // A port of its own, or it would meet the reactor that runs.
  const service = { name: 'tallyport', entry: '', role, holdsCommandKey: true, holdsSecretKeys: true } as const;
  return serviceEnvironment(service, addresses, { folder, secrets, healthPort: 0 });
}

/** Where the database of a stack that was started before is, for its owner. */
export function ownerUrl(folder: StackFolder, env: NodeJS.ProcessEnv = process.env): string {
  const given = variable(env, 'DATABASE_URL');
  return given ?? postgresUrl({ port: portIn(folder, 'postgres'), password: stackSecrets(folder.secrets).postgresOwner }, DATABASE);
}

function portIn(folder: StackFolder, name: string): number {
  const port = readPorts(folder.ports)[name];
  if (port === undefined) throw new StartRefused(`There is no stack in ${folder.path} yet. Run "npm start" first.`);
  return port;
}
