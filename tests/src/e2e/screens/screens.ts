import { readFileSync } from 'node:fs';
import { sized } from '@tallyport/event-store/testing/run-size';

/** Who looks at a screen; null is a visitor who is not signed in. */
export type Onlooker = 'admin' | 'broker' | 'auditor' | 'waiting' | null;

/** One screen of the web app: a line of `screens.tsv`. */
export interface Screen {
  readonly name: string;
  /** As the router declares it; a tab of the job page follows as `?tab=`. */
  readonly route: string;
  /** Where it is: `{org}` is the demo's organisation, `{SYD-000006}` the job of that code. */
  readonly address: string;
  readonly onlooker: Onlooker;
  /** What is pressed there, one after the other, for what has no address of its own. */
  readonly keys: readonly string[];
  /** Something that stands there only once the screen is there. */
  readonly sign: string;
}

/** Every screen, in the order in which it is walked. */
const SCREENS: readonly Screen[] = readFileSync(new URL('screens.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', route = '', address = '', onlooker = '', keys = '', sign = ''] = line.split('\t');
    return { name, route, address, onlooker: onlooker === '' ? null : (onlooker as Onlooker), keys: keys.split(' ').filter(Boolean), sign };
  });

/** One of each kind: what a short run walks. */
const OF_SHORT_RUNS = ['sign-in', 'shipments', 'palette', 'invoices', 'declaration'];

function screenOf(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`the table has no screen ${name}`);
  return screen;
}

/** The screens that a walk opens: all in a long run. */
export const WALKED: readonly Screen[] = sized({ short: OF_SHORT_RUNS.map(screenOf), long: SCREENS });
