import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';
import { type SystemState, stateOf } from './system-state.js';

const LOOKS: Readonly<Record<SystemState, string>> = {
  held: 'bg-amber-bg text-amber',
  logInRefused: 'bg-red-bg text-red',
  noSecret: 'bg-amber-bg text-amber',
  resting: 'bg-amber-bg text-amber',
  ready: 'bg-green-bg text-green',
};

/** How a freight system stands, in a word. */
export function SystemMark({ system }: { readonly system: FreightSystem }) {
  const t = useText();
  const state = stateOf(system);
  return (
    <span className={clsx('inline-flex h-5 shrink-0 items-center rounded-mark px-1.5 text-caption font-semibold', LOOKS[state])}>
      {t(`freightSettings.states.${state}`)}
    </span>
  );
}
