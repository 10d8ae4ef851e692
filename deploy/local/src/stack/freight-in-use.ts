import { variable } from './stack-context.js';

/** Where the simulator of freight systems listens, and which hosts may be called as one without TLS. */
export interface FreightInUse {
  readonly simulatorPort: number;
  /** What services are told. */
  readonly variables: { readonly FREIGHT_SIMULATOR_ADDRESS: string; readonly OUTBOUND_ALLOWED_HOSTS: string };
  /** For the screen. */
  readonly sentence: string;
}

/** The simulator, beside the hosts that `OUTBOUND_ALLOWED_HOSTS` names. Which freight systems are called organisations say themselves. */
export function freightInUse(env: NodeJS.ProcessEnv, simulatorPort: number): FreightInUse {
  const host = `127.0.0.1:${simulatorPort}`;
  const address = `http://${host}`;
  const given = variable(env, 'OUTBOUND_ALLOWED_HOSTS');
  return {
    simulatorPort,
    variables: { FREIGHT_SIMULATOR_ADDRESS: address, OUTBOUND_ALLOWED_HOSTS: given === undefined ? host : `${host},${given}` },
    sentence: `the simulator, ${address} shows what it knows`,
  };
}
