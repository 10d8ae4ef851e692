import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '@tallyport/local/engines/run-tool';
import { type ComposeService, readEnvFile } from '../support/compose-file.js';
import type { ImageConfig } from './image-store.js';

/** One container: what the compose file says of it, its image, and where its volumes lie. */
export interface ContainerOrder {
  readonly name: string;
  readonly service: ComposeService;
  readonly image: ImageConfig;
  /** The file tree of the image. */
  readonly tree: string;
  readonly volumesFolder: string;
  readonly repository: string;
}

/** Writes the bundle from which runc starts a container as Docker would: read-only, without capabilities, with its limits. */
export async function writeBundle(bundle: string, order: ContainerOrder): Promise<void> {
  const { service, image, tree } = order;
  await rm(bundle, { recursive: true, force: true });
  await mkdir(bundle, { recursive: true });
  await runTool('runc', ['spec', '--bundle', bundle]);
  const spec = JSON.parse(await readFile(join(bundle, 'config.json'), 'utf8')) as {
    mounts: unknown[];
    linux: { namespaces: { type: string }[] };
  };
  const [uid = 0, gid = uid] = image.User.split(':').map(Number);
  const env: Record<string, string> = { ...readEnvFile(image.Env.join('\n')), HOME: '/home/tallyport', ...service.environment };
  const config = {
    ...spec,
    process: {
      user: { uid, gid },
      args: [...(service.entrypoint ?? image.Entrypoint), ...(service.command ?? [])],
      env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      cwd: image.WorkingDir,
      noNewPrivileges: service.security_opt.includes('no-new-privileges:true'),
      capabilities: service.cap_drop.includes('ALL') ? {} : undefined,
    },
    root: { path: tree, readonly: service.read_only },
    mounts: [...spec.mounts, ...service.tmpfs.map(memoryMount), ...(await volumeMounts(order))],
    linux: {
      ...spec.linux,
      // The engines of this machine are reached on its loopback.
      namespaces: spec.linux.namespaces.filter(({ type }) => type !== 'network' && type !== 'cgroup'),
      resources: limitsOf(service),
      ...(await seccompOf(order)),
    },
  };
  await writeFile(join(bundle, 'config.json'), JSON.stringify(config, null, 2));
}

function memoryMount(tmpfs: string) {
  const [destination, options = 'mode=1777'] = tmpfs.split(':');
  return { destination, type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'noexec', ...options.split(',')] };
}

/** A named volume is a folder with the owner that the image gave the place: Docker copies that into a new volume. */
async function volumeMounts({ service, volumesFolder, image }: ContainerOrder) {
  const [uid = 0, gid = uid] = image.User.split(':').map(Number);
  return await Promise.all(
    service.volumes.map(async (volume) => {
      const [name = '', destination] = volume.split(':');
      const source = join(volumesFolder, name);
      await mkdir(source, { recursive: true });
      await chown(source, uid, gid);
      return { destination, type: 'bind', source, options: ['bind', 'nosuid', 'nodev'] };
    }),
  );
}

const UNITS: Readonly<Record<string, number>> = { M: 2 ** 20, G: 2 ** 30 };
const CPU_PERIOD = 100_000;

function limitsOf({ deploy }: ComposeService) {
  const { cpus, memory, pids } = deploy.resources.limits;
  return {
    memory: { limit: Number.parseInt(memory, 10) * (UNITS[memory.at(-1) ?? ''] ?? 1) },
    cpu: { period: CPU_PERIOD, quota: Number(cpus) * CPU_PERIOD },
    pids: { limit: pids },
  };
}

async function seccompOf({ service, repository }: ContainerOrder) {
  const named = service.security_opt.find((option) => option.startsWith('seccomp:'));
  if (named === undefined) return {};
  return { seccomp: JSON.parse(await readFile(join(repository, named.slice('seccomp:'.length)), 'utf8')) as unknown };
}
