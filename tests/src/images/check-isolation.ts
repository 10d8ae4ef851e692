import { ToolFailed } from '@tallyport/local/engines/run-tool';
import type { Containers } from './containers.js';

/** What a process in a container may try, and whether it must work. */
const ATTEMPTS: readonly (readonly [container: string, what: string, mustWork: boolean, command: readonly string[]])[] = [
  ['gateway', 'writes to its program', false, ['touch', '/app/x']],
  ['gateway', 'is root', false, ['sh', '-c', '[ "$(id -u)" = 0 ]']],
  ['gateway', 'holds a capability', false, ['sh', '-c', '! grep -q "^CapBnd:.0*$" /proc/self/status']],
  ['worker-documents', 'takes the network away from a child', true, ['unshare', '--user', '--map-root-user', '--net', 'true']],
  ['worker-documents', 'takes another namespace', false, ['unshare', '--user', '--map-root-user', '--mount', 'true']],
  ['worker-documents', 'mounts in a namespace of its own', false, ['unshare', '-r', '-n', 'mount', '-t', 'tmpfs', 'none', '/tmp']],
];

/** Tries the isolation of containers from inside. Answers what was tried; throws for a thing that is not as it must be. */
export async function checkIsolation(containers: Containers): Promise<string> {
  for (const [container, what, mustWork, command] of ATTEMPTS) {
    const works = await containers.execute(container, command).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ToolFailed) return false;
        throw error;
      },
    );
    if (works !== mustWork) throw new Error(`${container} ${works ? '' : 'never '}${what}`);
  }
  return `${ATTEMPTS.length} tried`;
}
