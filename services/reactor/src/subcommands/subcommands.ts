import { adopt } from './adopt.js';
import { erase } from './erase.js';
import { evidence } from './evidence.js';
import { handOver } from './hand-over.js';
import { parked } from './parked.js';
import { rebuild } from './rebuild.js';
import { regroupCauses } from './regroup-causes.js';
import { resume } from './resume.js';
import { rotate } from './rotate-secrets.js';
import type { Subcommand } from './subcommand.js';
import { verify } from './verify.js';

/** Everything that an operator can ask for, by the first word. */
export const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  resume,
  adopt,
  'hand-over': handOver,
  verify,
  rebuild,
  parked,
  evidence,
  erase,
  'rotate-secrets': rotate,
  'regroup-causes': regroupCauses,
};

export function helpText(): string {
  const lines = Object.values(SUBCOMMANDS).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return ['tallyport COMMAND', '', ...lines].join('\n');
}
