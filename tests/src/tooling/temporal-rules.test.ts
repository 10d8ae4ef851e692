import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';

/** One broken rule of each group of Temporal rules, in the room that the group is for. */
const VIOLATIONS = [
  {
    rule: 'temporal(workflow-no-process-env)',
    file: 'workflows/src/work-order/workflow.ts',
    source:
      "import { sleep } from '@temporalio/workflow';\nexport async function w(): Promise<void> {\n  await sleep(process.env.DELAY);\n}\n",
  },
  {
    rule: 'temporal(activity-context-not-stored)',
    file: 'services/worker/src/activities/work-order.ts',
    source: "import { Context } from '@temporalio/activity';\nconst held = Context.current();\nexport const info = held.info;\n",
  },
  {
    rule: 'temporal(worker-ignoremodules-requires-comment)',
    file: 'services/worker/src/main.ts',
    source: "import { Worker } from '@temporalio/worker';\nawait Worker.create({ bundlerOptions: { ignoreModules: ['fs'] } });\n",
  },
  {
    rule: 'temporal(client-require-workflow-id)',
    file: 'services/gateway/src/start.ts',
    source:
      "import { Client } from '@temporalio/client';\nexport const start = (client: Client) => client.workflow.start('w', { taskQueue: QUEUE });\n",
  },
  {
    rule: 'temporal(task-queue-constant)',
    file: 'services/reactor/src/start.ts',
    source:
      "import { Client } from '@temporalio/client';\nexport const start = (client: Client) => client.workflow.start('w', { taskQueue: 'literal' });\n",
  },
  {
    rule: 'temporal(test-teardown-required)',
    file: 'workflows/src/work-order/workflow.test.ts',
    source:
      "import { TestWorkflowEnvironment } from '@temporalio/testing';\nexport const environment = await TestWorkflowEnvironment.createTimeSkipping();\n",
  },
  {
    rule: 'temporal(no-temporal-internal-imports)',
    file: 'services/gateway/src/internal.ts',
    source: "import { Client } from '@temporalio/client/lib/client';\n",
  },
  {
    rule: 'temporal(no-workflow-and-activity-in-same-file)',
    file: 'services/worker/src/both.ts',
    source:
      "export { sleep } from '@temporalio/workflow';\nimport { Context } from '@temporalio/activity';\nimport { log } from '@temporalio/workflow';\n",
  },
];

interface LintReport {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

describe('Temporal rules', () => {
  let tree: PlantedTree;
  let report: LintReport;

  beforeAll(async () => {
    tree = await PlantedTree.plant({
      'package.json': '{ "type": "module" }',
      ...Object.fromEntries(VIOLATIONS.map(({ file, source }) => [file, source])),
    });
    const run = await tree.run('oxlint', '--format', 'json');
    report = JSON.parse(run.stdout) as LintReport;
  });

  afterAll(() => tree.remove());

  test.each(VIOLATIONS)('$rule is enforced in $file', ({ rule, file }) => {
    const said = report.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(said).toContain(rule);
  });
});
