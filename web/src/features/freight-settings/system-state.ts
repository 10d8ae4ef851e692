import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';

/** How a freight system stands: the gravest first. */
export type SystemState = 'held' | 'logInRefused' | 'noSecret' | 'resting' | 'ready';

export function stateOf({ is_held, secret_set_at, health }: FreightSystem): SystemState {
  if (is_held) return 'held';
  if (health.log_in_refused_since !== null) return 'logInRefused';
  if (secret_set_at === null) return 'noSecret';
  return health.rests_until === null ? 'ready' : 'resting';
}
