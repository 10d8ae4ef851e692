import type { ServiceRole } from './stack/secrets.js';

/** One service of the product, as the local stack runs it. */
export interface ServiceDeclaration {
  readonly name: string;
  /** The file that Node runs, from the root of the checkout. */
  readonly entry: string;
  /** The database role that it signs in with; null for a service that has no business there. */
  readonly role: ServiceRole | null;
  /** It sends to workflows, or believes what was sent to them. Who opens strangers' files never does. */
  readonly holdsCommandKey?: true;
  /** It seals or opens secrets of organisations. */
  readonly holdsSecretKeys?: true;
  /** It hands mail over, and may hold a password for that. */
  readonly sendsMail?: true;
  /** Whether it starts processes under another account. */
  readonly keepsPowers?: boolean;
  /** What only this service is told. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** All services, in the order in which the screen names them. Those behind the gateway are started side by side. */
export const services: readonly ServiceDeclaration[] = [
  { name: 'relay', entry: 'services/relay/dist/main.js', role: 'relay' },
  { name: 'projector', entry: 'services/projector/dist/main.js', role: 'projector' },
  { name: 'reactor', entry: 'services/reactor/dist/main.js', role: 'reactor', holdsCommandKey: true },
  { name: 'intake', entry: 'services/intake/dist/main.js', role: 'intake' },
  { name: 'simulators', entry: 'services/simulators/dist/main.js', role: null },
  {
    name: 'worker-workflows',
    entry: 'services/worker/dist/main.js',
    role: 'worker',
    holdsCommandKey: true,
    environment: { WORKER_QUEUES: 'workflows' },
  },
  {
    name: 'worker-documents',
    entry: 'services/worker/dist/main.js',
    role: 'worker',
    keepsPowers: true,
    environment: { WORKER_QUEUES: 'documents' },
  },
  {
    name: 'worker-exports',
    entry: 'services/worker/dist/main.js',
    role: 'worker',
    holdsSecretKeys: true,
    sendsMail: true,
    environment: { WORKER_QUEUES: 'exports' },
  },
  { name: 'gateway', entry: 'services/gateway/dist/main.js', role: 'gateway', holdsCommandKey: true, holdsSecretKeys: true },
];
