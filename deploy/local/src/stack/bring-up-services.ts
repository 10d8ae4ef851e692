import { join } from 'node:path';
import type { SupervisedProcess } from '../processes/supervisor.js';
import { type ServiceDeclaration, services } from '../services.js';
import { isFile } from './is-file.js';
import { type StackAddresses, serviceEnvironment } from './service-environment.js';
import { type StackContext, variable } from './stack-context.js';
import { checkout } from './stack-folder.js';

const READY_WITHIN_MS = 120_000;

/** Ports that a service takes beside that of its health, by the names under which they are kept. */
const OWN_PORTS: Readonly<Record<string, readonly string[]>> = {
  intake: ['intake'],
  simulators: ['model-simulator', 'customs-simulator', 'freight-simulator', 'mail-simulator', 'mail-simulator-smtp'],
};

export interface BroughtUp {
  readonly started: readonly string[];
  /** Services that are declared but not built. */
  readonly missing: readonly ServiceDeclaration[];
}

/** Starts all services that are built, side by side, and resolves when each says that it is ready. */
export async function bringUpServices(
  context: StackContext,
  addresses: StackAddresses,
  step: (service: ServiceDeclaration, start: () => Promise<void>) => Promise<void>,
): Promise<BroughtUp> {
  const wanted = services.filter(({ name }) => !leftOut(context.env).includes(name));
  const built = await Promise.all(wanted.map(({ entry }) => isFile(join(checkout, entry))));
  const present = wanted.filter((_, index) => built[index]);
  const starts: Promise<void>[] = [];
  for (const service of present) {
    const process = await supervised(service, context, addresses);
    starts.push(step(service, () => context.supervisor.start(process)));
  }
  await Promise.all(starts);
  return { started: present.map(({ name }) => name), missing: wanted.filter((service) => !present.includes(service)) };
}

async function supervised(service: ServiceDeclaration, context: StackContext, addresses: StackAddresses): Promise<SupervisedProcess> {
  const isGateway = service.name === 'gateway';
  const healthPort = await context.ports.portFor(isGateway ? 'gateway' : `${service.name}-health`);
  await context.ports.requireFree(isGateway ? 'gateway' : `${service.name}-health`);
  for (const name of OWN_PORTS[service.name] ?? []) await context.ports.requireFree(name);
  return {
    command: {
      name: service.name,
      command: process.execPath,
      // The folder tells the processes of two stacks apart, for people and for the next start.
      args: ['--enable-source-maps', join(checkout, service.entry), '--home', context.folder.path],
      env: serviceEnvironment(service, addresses, { ...context, healthPort }),
      cwd: checkout,
      ...(service.keepsPowers === undefined ? {} : { keepsPowers: service.keepsPowers }),
      logFile: join(context.folder.logs, `${service.name}.log`),
    },
    probe: () => askHealth(healthPort),
    readyWithinMs: READY_WITHIN_MS,
  };
}

/** Resolves when the service on this port says that it is ready. */
async function askHealth(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`not ready: ${text.slice(0, 200)}`);
}

/** `TALLYPORT_WITHOUT` names services that a developer runs in another way, such as in a debugger. */
function leftOut(env: NodeJS.ProcessEnv): string[] {
  return (variable(env, 'TALLYPORT_WITHOUT') ?? '').split(',').map((name) => name.trim());
}
