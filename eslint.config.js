import parser from '@typescript-eslint/parser';
import temporal from 'eslint-plugin-temporal';

/** Every rule of the plugin whose name begins so, as an error. */
function everyRule(prefix, except = []) {
  const names = Object.keys(temporal.rules).filter((name) => name.startsWith(prefix) && !except.includes(name));
  return Object.fromEntries(names.map((name) => [`temporal/${name}`, 'error']));
}

const shared = { languageOptions: { parser }, plugins: { temporal }, linterOptions: { reportUnusedDisableDirectives: 'error' } };
const tests = ['**/*.test.ts', '**/testing/**'];

const notForUs = [
  // Takes `setHandler` for a promise; oxlint asks the types instead.
  'workflow-no-floating-promises',
  // Wants a time limit on every wait, or on none; a workflow waits for its stream without one and for commands with one.
  'workflow-condition-timeout-style',
  // Wants a comment where a history should be; every recorded history is replayed in every build.
  'workflow-replay-testing-required-comment',
  // Reads literal options only; ours are the named sets of activity-options.ts, each with its retries.
  'workflow-require-activity-retry-policy',
];

/** These take every exported function for a workflow. */
const onWorkflowsOnly = ['workflow-prefer-single-object-args', 'workflow-no-nonserializable-types-in-payloads'];

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
  { ...shared, files: ['workflows/src/**/*.ts'], ignores: tests, rules: everyRule('workflow-', [...notForUs, ...onWorkflowsOnly]) },
  { ...shared, files: ['workflows/src/*/{workflow,messages}.ts'], rules: everyRule('workflow-', notForUs) },
  { ...shared, files: ['services/worker/src/activities/**/*.ts'], ignores: tests, rules: everyRule('activity-') },
  { ...shared, files: ['services/worker/src/*.ts'], ignores: tests, rules: everyRule('worker-') },
  { ...shared, files: ['services/{gateway,reactor}/src/**/*.ts'], rules: everyRule('client-') },
  { ...shared, files: ['workflows/src/**/*.test.ts'], rules: everyRule('test-') },
];
