import parser from '@typescript-eslint/parser';
import temporal from 'eslint-plugin-temporal';

/** Every rule of the plugin whose name begins so, as an error. */
function everyRule(prefix, except = []) {
  const names = Object.keys(temporal.rules).filter((name) => name.startsWith(prefix) && !except.includes(name));
  return Object.fromEntries(names.map((name) => [`temporal/${name}`, 'error']));
}

const shared = { languageOptions: { parser }, plugins: { temporal }, linterOptions: { reportUnusedDisableDirectives: 'error' } };
const tests = ['**/*.test.ts'];

/** The Temporal rules only: everything else about the code is oxlint's and Biome's business. */
export default [
  { ignores: ['**/dist/**', 'web/**'] },
  {
    ...shared,
    files: ['workflows/src/**/*.ts', 'services/*/src/**/*.ts', 'deploy/local/src/**/*.ts'],
    rules: {
      'temporal/no-temporal-internal-imports': 'error',
      'temporal/no-workflow-and-activity-in-same-file': 'error',
      'temporal/task-queue-constant': 'error',
    },
  },
  { ...shared, files: ['workflows/src/**/*.ts'], ignores: tests, rules: everyRule('workflow-') },
  { ...shared, files: ['services/worker/src/activities/**/*.ts'], ignores: tests, rules: everyRule('activity-') },
  { ...shared, files: ['services/worker/src/*.ts'], ignores: tests, rules: everyRule('worker-') },
  { ...shared, files: ['services/{gateway,reactor}/src/**/*.ts'], rules: everyRule('client-') },
  { ...shared, files: ['workflows/src/**/*.test.ts'], rules: everyRule('test-') },
];
