import { existsSync } from 'node:fs';
import { holderOf } from '../holder.mjs';
import { ProcessRecords, stillRuns } from './processes/process-records.js';
import { kafkaLogFolder } from './servers/kafka-server.js';
import { explainFailure } from './stack/explain-failure.js';
import { readPorts } from './stack/ports.js';
import { type StackFolder, stackFolder } from './stack/stack-folder.js';

/** `npm run status`: says what of this checkout's stack runs, and where. Exits with 1 when it does not run. */
function main(): number {
  const folder = stackFolder();
  const holder = holderOf(folder.path);
  const records = new ProcessRecords(folder.processes).all();
  const ports = readPorts(folder.ports);
  if (holder === undefined) {
    const leftOvers = records.filter(stillRuns);
    const remark =
      leftOvers.length === 0 ? '' : ` ${leftOvers.length} processes of an earlier start are left over; the next start ends them.`;
    console.log(`Tallyport does not run from ${folder.path}.${remark}`);
    return 1;
  }
  console.log(`Tallyport runs (process ${holder.pid}) at http://127.0.0.1:${ports['gateway']}, data in ${folder.path}`);
  for (const record of records) {
    const port = portOf(record.name, ports);
    const gone = goneDataOf(record.name, folder);
    const remark = gone === undefined ? '' : `  ${gone} is gone: it is started again within seconds`;
    console.log(
      `  ${stillRuns(record) ? 'runs' : 'down'}  ${record.name.padEnd(18)} process ${String(record.pid).padEnd(8)} ${port}${remark}`,
    );
  }
  return 0;
}

/** What an engine of ours keeps its data in, when somebody has removed it. */
function goneDataOf(name: string, folder: StackFolder): string | undefined {
  const data = { Temporal: folder.temporalDatabase, Kafka: kafkaLogFolder({ dataFolder: folder.kafka }) }[name];
  return data === undefined || existsSync(data) ? undefined : data;
}

function portOf(name: string, ports: Readonly<Record<string, number>>): string {
  const own = { PostgreSQL: 'postgres', Temporal: 'temporal', Kafka: 'kafka', gateway: 'gateway' }[name] ?? `${name}-health`;
  return ports[own] === undefined ? '' : `port ${ports[own]}`;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
