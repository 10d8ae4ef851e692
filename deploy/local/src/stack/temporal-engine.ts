import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findTemporal, temporalKey } from '../engines/temporal.js';
import { ensureNamespace } from '../servers/temporal-namespace.js';
import { askTemporal, temporalAddress, temporalCommand } from '../servers/temporal-server.js';
import { type EngineInUse, type StackContext, variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

const READY_WITHIN_MS = 120_000;

/** Answers a Temporal that runs, with our namespace: the one of `TEMPORAL_ADDRESS`, or our own, which is started. */
export async function bringUpTemporal(context: StackContext): Promise<EngineInUse> {
  const given = variable(context.env, 'TEMPORAL_ADDRESS');
  const inUse = given === undefined ? await startOwn(context) : await useGiven(given);
  await ensureNamespace(inUse.address);
  return inUse;
}

async function startOwn({ folder, ports, supervisor, env }: StackContext): Promise<EngineInUse> {
  const { found, source } = await findTemporal({ env });
  const [port, uiPort] = [await ports.portFor('temporal'), await ports.portFor('temporal-pages')];
  await ports.requireFree('temporal');
  await ports.requireFree('temporal-pages');
  const command = temporalCommand({
    executable: found.executable,
    port,
    uiPort,
    databaseFile: folder.temporalDatabase,
    logFile: join(folder.logs, 'temporal.log'),
  });
  const address = temporalAddress({ port });
  await supervisor.start({
    command,
    data: folder.temporalDatabase,
    async prepare() {
      await mkdir(dirname(folder.temporalDatabase), { recursive: true, mode: 0o700 });
    },
    // A server that begins anew needs the namespace as we want it; the reactor then gives it its workflows.
    async probe() {
      await askTemporal(address);
      await ensureNamespace(address);
    },
    readyWithinMs: READY_WITHIN_MS,
  });
  return { name: 'Temporal', version: temporalKey.version, address, source, pages: `http://127.0.0.1:${uiPort}` };
}

async function useGiven(address: string): Promise<EngineInUse> {
  try {
    await askTemporal(address);
  } catch {
    throw new StartRefused(
      `No Temporal answers at TEMPORAL_ADDRESS (${address}). Either start it, or leave TEMPORAL_ADDRESS out, and one is started here.`,
    );
  }
  return { name: 'Temporal', version: '', address, source: 'TEMPORAL_ADDRESS' };
}
