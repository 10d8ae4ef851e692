/**
 * `npm run test:images`: builds every image of docker-compose.yml from this checkout without Docker, runs all of our services from them
 * on the engines of `npm start`, signs in, has documents read, and removes everything. Takes some ten minutes and some 10 GB of disk.
 */
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '@tallyport/local/engines/run-tool';
import { Progress } from '@tallyport/local/screen/progress';
import { type ComposeFile, readCompose, readEnvFile } from '../support/compose-file.js';
import { makeBaseImages } from './base-images.js';
import { checkIsolation } from './check-isolation.js';
import { Containers } from './containers.js';
import { type Engines, startEngines } from './engines.js';
import { ImageStore } from './image-store.js';
import { flawsOf, megabytesOf } from './look-inside.js';
import { documentsRead, signIn } from './sign-in.js';
import { StartedCompose } from './started-compose.js';
import { bringTools } from './tools.js';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** `--keep FOLDER`: builds there, reuses what an earlier run built, and leaves it. */
const KEPT = parseArgs({ options: { keep: { type: 'string' } } }).values.keep;
const progress = new Progress();

/** The services in the order in which Compose starts them, those that end and those that stay. */
const ORDER = [
  ['once', 'migrate'],
  ['once', 'namespace'],
  ['start', 'relay'],
  ['start', 'projector'],
  ['start', 'reactor'],
  ['start', 'intake'],
  ['once', 'resume'],
  ['start', 'worker-workflows'],
  ['start', 'worker-documents'],
  ['start', 'worker-exports'],
  ['start', 'gateway'],
  ['start', 'simulators'],
  ['once', 'demo'],
] as const;

async function main(): Promise<void> {
  await progress.step('Tools', bringTools, (tools) => tools);
  const folder = KEPT ?? (await mkdtemp(join(tmpdir(), 'tallyport-images-')));
  await mkdir(join(folder, 'logs'), { recursive: true });
  const images = await ImageStore.open(folder);
  const containers = new Containers(folder);
  let engines: Engines | undefined;
  try {
    const env = readEnvFile(await runTool('sh', [join(REPOSITORY, 'deploy/images/new-env.sh')]));
    const compose = await composeWith(env);
    await progress.step(
      'Base images',
      () => makeBaseImages(images, REPOSITORY, folder),
      (names) => names.join(', '),
    );
    await buildAll(images, compose, folder, Object.values(env));
    engines = await progress.step('Engines', startEngines);
    const place = { engines, images, containers, repository: REPOSITORY, volumesFolder: join(folder, 'volumes') };
    const owned = await composeWith({ ...env, POSTGRES_PASSWORD: new URL(engines.ownerUrl).password });
    await useIt(await StartedCompose.on({ ...place, compose: owned }), containers);
  } finally {
    await progress.step('Stopping', async () => {
      await containers.stop();
      await engines?.stop();
    });
    if (KEPT === undefined) await progress.step('Removing', () => images.remove());
  }
}

async function composeWith(env: Readonly<Record<string, string>>): Promise<ComposeFile> {
  return readCompose(await readFile(join(REPOSITORY, 'docker-compose.yml'), 'utf8'), env);
}

async function buildAll(images: ImageStore, compose: ComposeFile, folder: string, said: readonly string[]): Promise<void> {
  const secrets = said.filter((value) => value.length >= 16);
  const orders = new Map(Object.values(compose.services).flatMap(({ image, build }) => (build ? [[image, build] as const] : [])));
  for (const [image, { dockerfile, target, args }] of orders) {
    const logFile = join(folder, 'logs', `${image.replace(/\W/g, '-')}.log`);
    const order = { context: REPOSITORY, dockerfile, target, room: args.ROOM, logFile };
    await progress.step(
      image,
      async () => {
        await images.build(image, order);
        const flaws = await flawsOf(images, image, secrets);
        if (flaws.length > 0) throw new Error(flaws.join('\n'));
        return await megabytesOf(images, image);
      },
      (megabytes) => `${megabytes} MB`,
    );
  }
}

async function useIt(stack: StartedCompose, containers: Containers): Promise<void> {
  for (const [how, name] of ORDER)
    await progress.step(
      name,
      () => stack[how](name),
      () => (how === 'once' ? 'done' : 'healthy'),
    );
  const { client } = await progress.step(
    'Sign-in',
    () => signIn(stack.address),
    ({ name }) => `${name} at ${stack.address}`,
  );
  await progress.step(
    'Documents',
    () => documentsRead(client),
    (count) => `${count} read`,
  );
  await progress.step(
    'Walls',
    () => checkIsolation(containers),
    (tried) => tried,
  );
  const bad = await containers.stop();
  if (bad.length > 0) throw new Error(`not ended in good order: ${bad.join(', ')}`);
}

try {
  await main();
  progress.print('All images are built, and all services run from them.');
} catch (error) {
  progress.fail(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
