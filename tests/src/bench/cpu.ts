import { readFileSync } from 'node:fs';

/** Linux counts CPU time of other processes in hundredths of a second. */
const TICK_MICROS = 10_000;

/** User and system time of this process, in microseconds. */
export function ownCpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** User and system time of another process so far, in microseconds. */
export function cpuMicrosOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in parentheses and may hold blanks; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}
