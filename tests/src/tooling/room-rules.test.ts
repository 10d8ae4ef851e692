import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';
import { ROOM_VIOLATIONS } from './room-violations.js';

/** What an import of the planted tree may lead to. */
const TARGETS = [
  'contracts/src/target.ts',
  'domain/src/target.ts',
  'reading/src/target.ts',
  'workflows/src/target.ts',
  'workflows/src/work-order/workflow.ts',
  'services/lib/runtime/src/kafka/producer.ts',
  'services/lib/database/src/target.ts',
  'services/lib/event-store/src/target.ts',
  'services/lib/lane-consumer/src/source/kafka-source.ts',
  'services/lib/lane-consumer/src/source/log-source.ts',
  'services/lib/blob-store/src/target.ts',
  'services/gateway/src/target.ts',
  'services/worker/src/target.ts',
  'services/relay/src/target.ts',
  'services/projector/src/target.ts',
  'web/src/app/target.ts',
  'web/src/features/work-order/target.ts',
  'domain/src/rule.test.ts',
  'domain/src/work-order/index.ts',
];

/** Imports that every room may have: nothing of this may be reported. */
const PERMITTED: Readonly<Record<string, string>> = {
  'domain/src/permitted.ts': "import '@tallyport/contracts/target';\nimport 'decimal.js';\n",
  'reading/src/permitted.ts': "import '@tallyport/contracts/target';\nimport '@tallyport/domain/target';\nimport 'decimal.js';\n",
  'services/projector/src/permitted.ts':
    "import '@tallyport/runtime/kafka/producer';\nimport '@tallyport/lane-consumer/source/kafka-source';\n",
  'services/lib/lane-consumer/src/permitted.ts': "import 'kafkajs';\nimport '@tallyport/event-store/target';\n",
  'services/worker/src/permitted.ts': "import '@tallyport/reading/target';\nimport '@tallyport/lane-consumer/source/log-source';\n",
  'services/gateway/src/permitted.ts': "import '@temporalio/client';\nimport '@nestjs/common';\n",
  'web/src/features/billing/permitted.ts': "import '@tallyport/reading/target';\nimport '@tallyport/contracts/target';\nimport 'react';\n",
};

const ROOMS = ['contracts', 'domain', 'reading', 'workflows', 'services', 'web'];
const PACKAGES = {
  dependencies: [
    '@nestjs/common',
    '@temporalio/activity',
    '@temporalio/client',
    'decimal.js',
    'kafkajs',
    'kysely',
    'pdfjs-dist',
    'pg',
    'react',
  ],
  devDependencies: ['vitest'],
};

interface CruiseReport {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

const importing = (specifier: string): string => `import '${specifier}';\nexport const here = 1;\n`;
const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));

describe('import rules between rooms', () => {
  let tree: PlantedTree;
  let report: CruiseReport;

  beforeAll(async () => {
    tree = await PlantedTree.plant({
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: versions(PACKAGES.dependencies),
        devDependencies: versions(PACKAGES.devDependencies),
      }),
      ...Object.fromEntries(TARGETS.map((path) => [path, 'export const here = 1;\n'])),
      ...Object.fromEntries(ROOM_VIOLATIONS.map(({ file, imports }) => [file, importing(imports)])),
      'domain/src/second.ts': importing('./first.js'),
      ...PERMITTED,
    });
    const run = await tree.run('depcruise', '--config', '.dependency-cruiser.js', '--output-type', 'json', ...ROOMS);
    if (!run.stdout) throw new Error(run.stderr);
    report = JSON.parse(run.stdout) as CruiseReport;
  });

  afterAll(() => tree.remove());

  test.each(ROOM_VIOLATIONS)('$rule refuses that $file imports $imports', ({ rule, file }) => {
    const refused = report.summary.violations.filter((violation) => violation.from === file).map((violation) => violation.rule.name);
    expect(refused).toContain(rule);
  });

  test.each(Object.keys(PERMITTED))('nothing is said against %s', (file) => {
    expect(report.summary.violations.filter((violation) => violation.from === file)).toEqual([]);
  });

  test('every rule is proven here', () => {
    const proven = new Set(ROOM_VIOLATIONS.map(({ rule }) => rule));
    expect(report.summary.ruleSetUsed.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
