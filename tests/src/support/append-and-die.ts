import { createPool } from '@tallyport/database/connect';
import { append } from '@tallyport/event-store/append';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';

/**
 * A writer in a process of its own: appends one command over and over, each time as a new command, and dies at the fail-point
 * that its environment names. It prints each command's request before it begins, and a plus sign when it was acknowledged.
 */
const { DATABASE_URL: url = '', APPENDS = '1' } = process.env;
armFromEnvironment(process.env);
const pool = createPool({ url, name: 'dying-writer', size: 1 });
for (let n = 0; n < Number(APPENDS); n++) {
  const request = { ...sampleAppend([`message ${n}`]), metadata: sampleMetadata() };
  const { orgId, streamId, jobId, events, metadata, recordedAt } = request;
  process.stdout.write(`${JSON.stringify({ orgId, streamId, jobId, events, metadata, recordedAt })}\n`);
  await append(pool, request);
  process.stdout.write('+\n');
}
await pool.end();
