import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LINT_VIOLATIONS } from './lint-violations.js';
import { PlantedTree } from './planted-tree.js';

/** What is forbidden elsewhere, where it belongs: nothing of this may be reported. */
const PERMITTED: Readonly<Record<string, string>> = {
  'reading/src/labels/words/long-list.ts': `export const LIST = \`\n${'word\n'.repeat(301)}\`;\n`,
  'deploy/local/src/screen.ts': "console.log(process.env['HOME']);\n",
  'services/relay/src/config.ts': 'export const environment = process.env;\n',
  'services/reactor/src/print.cli.ts': "console.log('done');\n",
};

const ROOMS = ['web', 'domain', 'reading', 'services/relay', 'services/reactor', 'deploy/local'];
const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, module: 'nodenext', jsx: 'react-jsx', types: ['node'] },
  include: ['src'],
});

type Rules = Readonly<Record<string, unknown>>;

interface LintSettings {
  readonly rules: Rules;
  readonly overrides: readonly { readonly rules: Rules }[];
}

interface LintReport {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

describe('lint rules', () => {
  let tree: PlantedTree;
  let report: LintReport;

  beforeAll(async () => {
    tree = await PlantedTree.plant({
      'package.json': '{ "type": "module" }',
      ...Object.fromEntries(ROOMS.map((room) => [`${room}/tsconfig.json`, TSCONFIG])),
      ...Object.fromEntries(LINT_VIOLATIONS.map(({ file, source }) => [file, `${source}\n`])),
      ...PERMITTED,
    });
    const run = await tree.run('oxlint', '--format', 'json');
    report = JSON.parse(run.stdout) as LintReport;
  });

  afterAll(() => tree.remove());

  function saidOf(file: string): string[] {
    return report.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  }

  test.each(LINT_VIOLATIONS)('$rule is enforced', ({ rule, file }) => {
    expect(saidOf(file)).toContain(rule);
  });

  test.each(Object.keys(PERMITTED))('nothing is said against %s', (file) => {
    expect(saidOf(file)).toEqual([]);
  });

  test('every rule that the settings name is proven here', async () => {
    const settings = JSON.parse(await tree.read('.oxlintrc.json')) as LintSettings;
    const rules = [settings, ...settings.overrides].flatMap((part) => Object.entries(part.rules));
    const named = rules.flatMap(([rule, level]) => (level === 'off' ? [] : [`${rule.replace('/', '(')})`]));
    const proven = new Set(LINT_VIOLATIONS.map(({ rule }) => rule));
    expect(named.filter((rule) => !proven.has(rule))).toEqual([]);
  });
});
