import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';

const LONG_CALL = `export const long = [${"'word', ".repeat(20)}];\n`;

const UNTIDY: Readonly<Record<string, string>> = {
  'contracts/src/double-quotes.ts': 'export const quoted = "text";\n',
  'contracts/src/four-spaces.ts': 'export function indented(): void {\n    return;\n}\n',
  'contracts/src/long-line.ts': LONG_CALL,
  'contracts/src/import-order.ts': "import { z } from 'zod';\nimport { readFile } from 'node:fs';\nexport const both = [z, readFile];\n",
  'web/src/styles/ragged.css': 'a{color:red}\n',
  'contracts/ragged.json': '{"a":1}\n',
};

const LEFT_ALONE: Readonly<Record<string, string>> = {
  'contracts/src/tidy.ts': "export const tidy = 'text';\n",
  'contracts/dist/generated.js': 'export const   generated = "1"\n',
  'contracts/openapi.json': '{"a":1}\n',
  'contracts/fixtures/events/golden.json': '{"a":1}\n',
  'workflows/histories/work-order/recorded.json': '{"a":1}\n',
  'README.md': '# Title\n* item\n',
};

interface FormatReport {
  readonly diagnostics: readonly { readonly location: { readonly path: string } }[];
}

describe('format rules', () => {
  let tree: PlantedTree;
  let untidy: readonly string[];

  beforeAll(async () => {
    tree = await PlantedTree.plant({ '.gitignore': 'node_modules\n', ...UNTIDY, ...LEFT_ALONE });
    const run = await tree.run('biome', 'check', '--reporter=json', '--max-diagnostics=100', 'contracts', 'workflows', 'web', 'README.md');
    const report = JSON.parse(run.stdout) as FormatReport;
    untidy = report.diagnostics.map(({ location }) => location.path);
  });

  afterAll(() => tree.remove());

  test.each(Object.keys(UNTIDY))('%s is reported', (file) => {
    expect(untidy).toContain(file);
  });

  test.each(Object.keys(LEFT_ALONE))('%s is left alone', (file) => {
    expect(untidy).not.toContain(file);
  });
});
