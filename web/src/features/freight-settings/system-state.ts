import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';

/** How a freight system stands, as its settings tell it: the gravest first. */
export type SystemState = 'held' | 'noSecret' | 'ready';

export function stateOf({ is_held, secret_set_at }: FreightSystem): SystemState {
  if (is_held) return 'held';
  return secret_set_at === null ? 'noSecret' : 'ready';
}
