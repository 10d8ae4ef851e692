import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '@tallyport/local/engines/run-tool';
import type { ImageStore } from './image-store.js';

/** Authorities that an administrator added to this machine. Behind a proxy that shows a certificate of its own, nothing is fetched without. */
const OWN_AUTHORITIES = '/usr/local/share/ca-certificates';

/**
 * Makes the base images that a Dockerfile asks for, under their official names: Debian from Debian's own packages, and the same with
 * Node and npm. Node is the one of the lock file, npm the one that package.json names.
 */
export async function makeBaseImages(store: ImageStore, repository: string, folder: string): Promise<string[]> {
  const dockerfile = await readFile(join(repository, 'deploy/images/Dockerfile'), 'utf8');
  const [debian, node] = [askedFor(dockerfile, 'DEBIAN_IMAGE'), askedFor(dockerfile, 'NODE_IMAGE')];
  const wanted = `node:${process.versions.node}-${tagOf(debian)}`;
  if (node !== wanted) throw new Error(`The Dockerfile asks for ${node}, and the lock file brings ${wanted}`);
  if (await store.has(official(node))) return [debian, node];
  await store.makeImage(official(debian), await debianTree(tagOf(debian).replace('-slim', ''), join(folder, 'debian')));
  await store.makeImage(official(node), await nodeTree(repository, join(folder, 'node')), official(debian));
  return [debian, node];
}

const official = (image: string): string => `docker.io/library/${image}`;
const tagOf = (image: string): string => image.split(':')[1] ?? '';

function askedFor(dockerfile: string, argument: string): string {
  const found = new RegExp(`^ARG ${argument}=(.+)$`, 'm').exec(dockerfile)?.[1];
  if (found === undefined) throw new Error(`The Dockerfile has no ${argument}`);
  return found;
}

async function debianTree(suite: string, tree: string): Promise<string> {
  await runTool('debootstrap', ['--variant=minbase', '--include=ca-certificates', suite, tree]);
  await runTool('rm', ['-rf', join(tree, 'var/cache/apt/archives')]);
  await cp(OWN_AUTHORITIES, join(tree, OWN_AUTHORITIES), { recursive: true, force: true }).catch(() => undefined);
  await runTool('chroot', [tree, 'update-ca-certificates']);
  return tree;
}

async function nodeTree(repository: string, tree: string): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as { packageManager: string };
  const [bin, npm] = [join(tree, 'usr/local/bin'), join(tree, 'usr/local/lib/node_modules/npm')];
  await mkdir(bin, { recursive: true });
  await mkdir(npm, { recursive: true });
  const packed = (await runTool('npm', ['pack', '--silent', '--pack-destination', dirname(tree), packageManager])).trim();
  await runTool('tar', ['--extract', '--file', join(dirname(tree), packed), '--directory', npm, '--strip-components', '1']);
  await cp(process.execPath, join(bin, 'node'));
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  return tree;
}
