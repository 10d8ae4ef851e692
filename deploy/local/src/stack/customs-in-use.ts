import { variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

/** Where declarations are sent, and where the simulator of customs listens. */
export interface CustomsInUse {
  readonly simulatorPort: number;
  readonly address: string;
  /** What the worker that sends is told besides. */
  readonly variables: { readonly CUSTOMS_SITE: string; readonly CUSTOMS_TEST: string };
  /** For the screen: who gets to see what. */
  readonly sentence: string;
}

/** The customs connect that `CUSTOMS_ADDRESS` names, else the simulator: nothing leaves the machine unless somebody named where to. */
export function customsInUse(env: NodeJS.ProcessEnv, simulatorPort: number): CustomsInUse {
  const simulator = `http://127.0.0.1:${simulatorPort}`;
  const address = variable(env, 'CUSTOMS_ADDRESS');
  const variables = { CUSTOMS_SITE: variable(env, 'CUSTOMS_SITE') ?? 'AAA336C', CUSTOMS_TEST: variable(env, 'CUSTOMS_TEST') ?? 'yes' };
  if (address === undefined)
    return { simulatorPort, address: simulator, variables, sentence: `the simulator, ${simulator} shows what it knows` };
  if (!URL.canParse(address)) throw new StartRefused('CUSTOMS_ADDRESS is not a URL: give one such as https://connect.example/customs.');
  return { simulatorPort, address, variables, sentence: `declarations are sent to ${new URL(address).host}` };
}
