import { expect, test } from 'vitest';
import { runTool, ToolFailed } from './run-tool.js';

const failing = (...lines: string[]) => runTool('sh', ['-c', `printf '%s\\n' "$@" >&2; exit 1`, 'sh', ...lines]);

test('a tool answers what it printed', async () => {
  expect(await runTool('sh', ['-c', 'echo out; echo "$WORD"'], { env: { WORD: 'word' } })).toBe('out\nword\n');
});

test.each([
  [
    'Node',
    ['file:///x.js:3', 'throw new Error()', 'Error: the database is away', '    at x.js:3', 'Node.js v24'],
    'Error: the database is away',
  ],
  [
    'Node with an error of its own',
    ['throw new Refused()', '      ^', '', 'Refused: answered with 404', '    at x.js:3', '  status: 404', '}', 'Node.js v24'],
    'Refused: answered with 404',
  ],
  [
    'Maven',
    ['[INFO] starting', '[ERROR] Failed to execute goal: offline', '[ERROR] Re-run Maven'],
    '[ERROR] Failed to execute goal: offline',
  ],
  ['pip', ['ERROR: Exception:', 'Traceback', 'OSError: [Errno 28] No space left on device'], 'OSError: [Errno 28] No space left on device'],
  ['anything', ['it began', 'it ended'], 'it ended'],
])('the line that tells what went wrong is found in the words of %s', async (_tool, lines, telling) => {
  await expect(failing(...lines)).rejects.toThrow(`sh failed: ${telling}`);
});

test('a tool that is not there is one sentence', async () => {
  await expect(runTool('/absent/tool', [])).rejects.toThrow(ToolFailed);
  await expect(runTool('/absent/tool', [])).rejects.toThrow(/^\/absent\/tool could not be started \(.*ENOENT\)$/);
});
