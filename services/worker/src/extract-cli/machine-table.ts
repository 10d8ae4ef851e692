import type { StageOutline } from '@tallyport/reading/stage';

/** The stages of the reading in their order, each with what it makes and its passes, for people. */
export function machineTable(machine: readonly StageOutline[]): string {
  return machine
    .map(({ name, makes, passes }) => [`${name}: ${makes}`, ...passes.map((pass) => `  ${name}/${pass.name}`)].join('\n'))
    .join('\n');
}
