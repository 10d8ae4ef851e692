import { join } from 'node:path';
import { runTool, ToolFailed } from '@tallyport/local/engines/run-tool';
import { describeEnd, type RunningChild, startChild, waitUntilReady } from '@tallyport/local/processes/child';
import { type ContainerOrder, writeBundle } from './container-bundle.js';

const READY_WITHIN_MS = 180_000;
const ENDS_WITHIN_MS = 30_000;

/** Containers by runc, the program that Docker itself starts them with. */
export class Containers {
  private readonly running: { name: string; child: RunningChild }[] = [];

  constructor(private readonly folder: string) {}

  /** Runs a container to its end. Throws what it said last when it fails. */
  async run(order: ContainerOrder): Promise<void> {
    const child = await this.begin(order);
    const { code } = await child.exited;
    if (code !== 0) throw new ToolFailed(await describeEnd(child));
  }

  /** Starts a container and resolves when the health check of the compose file is content. */
  async start(order: ContainerOrder): Promise<void> {
    const child = await this.begin(order);
    this.running.push({ name: order.name, child });
    const [, ...check] = order.service.healthcheck?.test ?? [];
    await waitUntilReady(child, () => this.execute(order.name, check), READY_WITHIN_MS);
  }

  /** Runs a command inside a container that runs, as the same user and inside the same sandbox. */
  async execute(name: string, command: readonly string[]): Promise<string> {
    return await runTool('runc', ['--root', join(this.folder, 'runc'), 'exec', name, ...command]);
  }

  /** Ends all in good order, the last first. Answers the names of those that had to be killed or ended with an error. */
  async stop(): Promise<string[]> {
    const bad: string[] = [];
    for (const { name, child } of this.running.splice(0).toReversed()) {
      await child.stop(ENDS_WITHIN_MS);
      const { code } = await child.exited;
      if (code !== 0) bad.push(`${name} (${code ?? 'killed'})`);
      await runTool('runc', ['--root', join(this.folder, 'runc'), 'delete', '--force', name]).catch(() => undefined);
    }
    return bad;
  }

  private async begin(order: ContainerOrder): Promise<RunningChild> {
    const bundle = join(this.folder, 'bundles', order.name);
    await writeBundle(bundle, order);
    return await startChild({
      name: order.name,
      command: 'runc',
      args: ['--root', join(this.folder, 'runc'), 'run', '--bundle', bundle, order.name],
      logFile: join(this.folder, 'logs', `${order.name}.log`),
      // runc makes namespaces and control groups, and takes every power from what runs inside.
      keepsPowers: true,
    });
  }
}
