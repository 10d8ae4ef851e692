import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** The settings that the tools read. A planted tree gets copies of them, so that it is judged as the real one is. */
const SETTINGS = [
  '.dependency-cruiser.js',
  '.oxlintrc.json',
  'biome.json',
  'eslint.config.js',
  'tsconfig.base.json',
  'tsconfig.rooms.json',
];

export interface ToolRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A small tree in a folder of its own, with the project's tool settings and packages, in which rules are broken on purpose. */
export class PlantedTree {
  private constructor(readonly folder: string) {}

  static async plant(files: Readonly<Record<string, string>>): Promise<PlantedTree> {
    const tree = new PlantedTree(await realpath(await mkdtemp(join(tmpdir(), 'tallyport-planted-'))));
    await symlink(join(REPOSITORY, 'node_modules'), join(tree.folder, 'node_modules'));
    for (const name of SETTINGS) await copyFile(join(REPOSITORY, name), join(tree.folder, name));
    for (const [path, text] of Object.entries(files)) await tree.write(path, text);
    return tree;
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true });
    await writeFile(join(this.folder, path), text);
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8');
  }

  /** Runs a tool of `node_modules/.bin` in the tree, under the Node that runs the tests. */
  run(tool: string, ...args: readonly string[]): Promise<ToolRun> {
    const environment = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
    const options = { cwd: this.folder, env: environment, maxBuffer: 32 * 1024 * 1024 };
    return new Promise((resolve, reject) => {
      execFile(join(REPOSITORY, 'node_modules/.bin', tool), args, options, (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(new Error(`${tool} did not run`, { cause: error }));
        else resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
      });
    });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
