import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY, runTool, type ToolRun } from './run-tool.js';

/** The settings that the tools read. A planted tree gets copies of them, so that it is judged as the real one is. */
const SETTINGS = [
  '.dependency-cruiser.js',
  '.oxlintrc.json',
  '.oxlintrc.temporal.json',
  'biome.json',
  'knip.json',
  'knip.production.json',
  'tsconfig.base.json',
  'tsconfig.rooms.json',
];

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

  /** Runs a tool of the project in the tree. */
  run(tool: string, ...args: readonly string[]): Promise<ToolRun> {
    return runTool(this.folder, tool, ...args);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
