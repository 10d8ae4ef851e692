import { executableOnPath } from '@tallyport/local/engines/executables';
import { runTool } from '@tallyport/local/engines/run-tool';

/** What builds images, what makes the file trees of their base images, and what Docker itself runs containers with. */
const TOOLS = ['buildah', 'debootstrap', 'runc'] as const;

/** What keeps the images from being built on this machine, in a sentence for a person. */
class CannotBuild extends Error {
  override readonly name = 'CannotBuild';
}

/** Brings what is missing from Debian's packages. Throws {@link CannotBuild} where that is not to be had. */
export async function bringTools(): Promise<string> {
  if (process.getuid?.() !== 0) throw new CannotBuild('Images are built and run as root here: start "npm run test:images" as root.');
  const missing = await absent();
  if (missing.length > 0 && (await executableOnPath(['apt-get'])) !== undefined) await install(missing);
  const still = await absent();
  if (still.length > 0) {
    throw new CannotBuild(`${still.join(', ')} cannot be had on this machine: on Debian, apt-get install ${still.join(' ')}.`);
  }
  return TOOLS.join(', ');
}

async function absent(): Promise<string[]> {
  const found = await Promise.all(TOOLS.map((tool) => executableOnPath([tool])));
  return TOOLS.filter((_, index) => found[index] === undefined);
}

async function install(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['--yes', '--quiet=2', '--no-install-recommends'];
  // Whether that brought them is asked afterwards.
  await runTool('apt-get', ['update', '--quiet=2'], { env })
    .then(() => runTool('apt-get', ['install', ...flags, ...packages], { env }))
    .catch(() => undefined);
}
