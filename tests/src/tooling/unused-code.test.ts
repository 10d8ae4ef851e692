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
  devDependencies: { vitest: '*' },
};

describe('unused code', () => {
  let tree: PlantedTree;
  let report: UnusedReport;
  let shipped: UnusedReport;

  beforeAll(async () => {
    tree = await PlantedTree.plant({
      'package.json': JSON.stringify({ type: 'module', workspaces: ['contracts', 'services/relay'] }),
      'contracts/package.json': JSON.stringify(CONTRACTS),
      'contracts/tsconfig.json': JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions: { rootDir: 'src', outDir: 'dist' } }),
      'contracts/src/half-used.ts': "import 'zod';\nexport const used = 1;\nexport const unused = 2;\nexport interface Unread {}\n",
      'contracts/src/tested.ts':
        'export const tested = 1;\nexport const seen = 2;\nexport const helper = 3;\nexport const sum = helper + seen;\n',
      'contracts/src/tested.test.ts':
        "import { expect, test } from 'vitest';\nimport * as all from './tested.js';\ntest('it', () => expect(all.tested + all.helper).toBe(4));\n",
      'services/relay/package.json': '{ "name": "@tallyport/relay", "type": "module", "dependencies": { "@tallyport/contracts": "*" } }',
      'services/relay/src/main.ts':
        "import { used } from '@tallyport/contracts/half-used';\nimport { seen, sum } from '@tallyport/contracts/tested';\nprocess.exitCode = used + seen + sum;\n",
      'services/relay/src/forgotten.ts': 'export const forgotten = 1;\n',
    });
    report = await reportOf();
    shipped = await reportOf('--config', 'knip.production.json', '--production', '--include', 'files,exports,types');
  });

  afterAll(() => tree.remove());

  async function reportOf(...args: readonly string[]): Promise<UnusedReport> {
    const run = await tree.run('knip', '--reporter', 'json', ...args);
    if (!run.stdout) throw new Error(run.stderr);
    return JSON.parse(run.stdout) as UnusedReport;
  }

  const namesOf = (kind: 'files' | 'exports' | 'types' | 'dependencies', { issues } = report) =>
    issues.flatMap((issue) => issue[kind] ?? []).map(({ name }) => name);

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

  test('an export that only a test uses is reported, also one that it reaches through a namespace', () => {
    expect(namesOf('exports')).not.toContain('tested');
    expect(namesOf('exports', shipped)).toEqual(['unused', 'tested']);
  });
});
