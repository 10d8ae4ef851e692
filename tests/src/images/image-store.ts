import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '@tallyport/local/engines/run-tool';
import { z } from 'zod';

const Inspected = z.object({
  OCIv1: z.object({
    config: z.object({ User: z.string(), Env: z.array(z.string()), Entrypoint: z.array(z.string()), WorkingDir: z.string() }),
  }),
});

/** What an image says of the process that runs in it. */
export type ImageConfig = z.infer<typeof Inspected>['OCIv1']['config'];

/** Images and file trees in a folder of their own, by Buildah without a daemon. */
export class ImageStore {
  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<ImageStore> {
    // Buildah keeps what build steps cache in its folder for temporary files.
    await mkdir(join(folder, 'tmp'), { recursive: true });
    const places = `graphroot = "${join(folder, 'storage')}"\nrunroot = "${join(folder, 'run')}"`;
    await writeFile(join(folder, 'storage.conf'), `[storage]\ndriver = "overlay"\n${places}\n`);
    return new ImageStore(folder);
  }

  async has(image: string): Promise<boolean> {
    return (await this.buildah('images', '--quiet', '--filter', `reference=${image}`)) !== '';
  }

  /** Makes an image whose only layer is this file tree, on top of another image or of nothing. */
  async makeImage(name: string, tree: string, on = 'scratch'): Promise<void> {
    const container = await this.buildah('from', '--pull-never', on);
    await this.buildah('add', '--quiet', container, tree, '/');
    await this.buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
    await this.buildah('commit', '--quiet', '--rm', container, name);
  }

  /** Builds a target of a Dockerfile, with chroot as its isolation. All that it said goes to `logFile` when it fails. */
  async build(image: string, build: BuildOrder): Promise<void> {
    const { context, dockerfile, target, room, logFile } = build;
    const from = ['--file', join(context, dockerfile), '--target', target, '--build-arg', `ROOM=${room}`];
    const args = ['build', '--isolation', 'chroot', '--layers', '--pull=never', ...from, '--tag', image, context];
    await runTool('buildah', args, { env: this.environment(), name: `The build of ${image}`, logFile });
  }

  /** The file tree of an image, to be read and run. */
  async mount(image: string): Promise<string> {
    return await this.buildah('mount', await this.buildah('from', '--pull-never', image));
  }

  async configOf(image: string): Promise<ImageConfig> {
    return Inspected.parse(JSON.parse(await this.buildah('inspect', '--type', 'image', image))).OCIv1.config;
  }

  async remove(): Promise<void> {
    await this.buildah('rm', '--all');
    await this.buildah('rmi', '--all', '--force');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async buildah(...args: readonly string[]): Promise<string> {
    return (await runTool('buildah', args, { env: this.environment() })).trim();
  }

  private environment(): Record<string, string> {
    return {
      TMPDIR: join(this.folder, 'tmp'),
      CONTAINERS_STORAGE_CONF: join(this.folder, 'storage.conf'),
    };
  }
}

interface BuildOrder {
  readonly context: string;
  readonly dockerfile: string;
  readonly target: string;
  readonly room: string;
  readonly logFile: string;
}
