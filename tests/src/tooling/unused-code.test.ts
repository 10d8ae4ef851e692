import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';

interface UnusedReport {
  readonly issues: readonly {
    readonly file: string;
    readonly files: readonly { readonly name: string }[];
    readonly exports: readonly { readonly name: string }[];
    readonly types: readonly { readonly name: string }[];
    readonly dependencies: readonly { readonly name: string }[];
  }[];
}

const CONTRACTS = {
  name: '@tallyport/contracts',
  type: 'module',
  exports: { './*': { default: './dist/*.js' } },
  dependencies: { zod: '*', clsx: '*' },
};

describe('unused code', () => {
  let tree: PlantedTree;
  let report: UnusedReport;

  beforeAll(async () => {
    tree = await PlantedTree.plant({
      'package.json': JSON.stringify({ type: 'module', workspaces: ['contracts', 'services/relay'] }),
      'contracts/package.json': JSON.stringify(CONTRACTS),
      'contracts/tsconfig.json': JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions: { rootDir: 'src', outDir: 'dist' } }),
      'contracts/src/half-used.ts': "import 'zod';\nexport const used = 1;\nexport const unused = 2;\nexport interface Unread {}\n",
      'services/relay/package.json': '{ "name": "@tallyport/relay", "type": "module", "dependencies": { "@tallyport/contracts": "*" } }',
      'services/relay/src/main.ts': "import { used } from '@tallyport/contracts/half-used';\nprocess.exitCode = used;\n",
      'services/relay/src/forgotten.ts': 'export const forgotten = 1;\n',
    });
    const run = await tree.run('knip', '--reporter', 'json');
    if (!run.stdout) throw new Error(run.stderr);
    report = JSON.parse(run.stdout) as UnusedReport;
  });

  afterAll(() => tree.remove());

  const namesOf = (kind: 'files' | 'exports' | 'types' | 'dependencies') =>
    report.issues.flatMap((issue) => issue[kind]).map(({ name }) => name);

  test('a file that nobody reads is reported', () => {
    expect(namesOf('files')).toContain('services/relay/src/forgotten.ts');
  });

  test('an export that nobody imports is reported, although its room exports every file', () => {
    expect(namesOf('exports')).toEqual(['unused']);
    expect(namesOf('types')).toEqual(['Unread']);
  });

  test('a package that nobody imports is reported', () => {
    expect(namesOf('dependencies')).toEqual(['clsx']);
  });
});
