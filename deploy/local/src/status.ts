import { ProcessRecords, stillRuns } from './processes/process-records.js';
import { readPorts } from './stack/ports.js';
import { holderOf } from './stack/single-start.js';
import { stackFolder } from './stack/stack-folder.js';

/** `npm run status`: says what of this checkout's stack runs, and where. Exits with 1 when it does not run. */
function main(): number {
  const folder = stackFolder();
  const holder = holderOf(folder);
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
    console.log(`  ${stillRuns(record) ? 'runs' : 'down'}  ${record.name.padEnd(18)} process ${String(record.pid).padEnd(8)} ${port}`);
  }
  return 0;
}

function portOf(name: string, ports: Readonly<Record<string, number>>): string {
  const own = { PostgreSQL: 'postgres', Temporal: 'temporal', Kafka: 'kafka', gateway: 'gateway' }[name] ?? `${name}-health`;
  return ports[own] === undefined ? '' : `port ${ports[own]}`;
}

process.exit(main());
