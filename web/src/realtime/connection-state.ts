/** The states of a connection. `unknown` is before anything was tried. */
export type ConnectionStatus = 'unknown' | 'connecting' | 'open' | 'closing' | 'closed';

/** At most five tries after a close, the first after three seconds, each waiting twice as long as the one before. */
export const MAX_TRIES = 5;
const BASE_DELAY_MS = 3_000;
export const PING_EVERY_MS = 30_000;

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Tries since the connection was last open; 0 while it holds. */
  readonly tries: number;
  /** The page is hidden: no pings, no tries. */
  readonly paused: boolean;
  /** Somebody wants this connection; false after `disconnect`. */
  readonly wanted: boolean;
}

export type ConnectionEvent =
  | { type: 'connect' | 'disconnect' | 'reconnect' }
  | { type: 'pause' | 'resume' }
  | { type: 'opened' | 'closed' }
  | { type: 'retry-due' };

/** What the driver has to do. Timers are named: setting one replaces it, stopping one that does not run is nothing. */
export type ConnectionEffect =
  /** `close` ends the socket and waits for its close, `drop` ends it unheard. */
  { do: 'open' | 'close' | 'drop' } | { do: 'start-pings' | 'stop-pings' } | { do: 'retry-after'; ms: number } | { do: 'stop-retry' };

export const INITIAL: ConnectionState = { status: 'unknown', tries: 0, paused: false, wanted: false };

interface Step {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

/** Whether the five tries are used up: only `reconnect` helps then. */
export function isLost({ status, tries, wanted }: ConnectionState): boolean {
  return wanted && status === 'closed' && tries >= MAX_TRIES;
}

/** The whole behaviour of the connection, without socket and clock. */
export function transition(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.type) {
    case 'connect':
      return state.wanted ? same(state) : open({ ...state, wanted: true, tries: 0 });
    case 'reconnect':
      return {
        ...open({ ...state, wanted: true, tries: 0 }),
        effects: [{ do: 'stop-pings' }, { do: 'stop-retry' }, { do: 'drop' }, { do: 'open' }],
      };
    case 'disconnect':
      return disconnect(state);
    case 'opened':
      return { state: { ...state, status: 'open', tries: 0 }, effects: state.paused ? [] : [{ do: 'start-pings' }] };
    case 'closed':
      return retryLater({ ...state, status: 'closed' }, [{ do: 'stop-pings' }]);
    case 'retry-due':
      return state.wanted && !state.paused && state.status === 'closed' ? open({ ...state, tries: state.tries + 1 }) : same(state);
    case 'pause':
      return { state: { ...state, paused: true }, effects: [{ do: 'stop-pings' }, { do: 'stop-retry' }] };
    case 'resume':
      return resume({ ...state, paused: false });
  }
}

const same = (state: ConnectionState): Step => ({ state, effects: [] });

function open(state: ConnectionState): Step {
  return { state: { ...state, status: 'connecting' }, effects: [{ do: 'open' }] };
}

function disconnect(state: ConnectionState): Step {
  const live = state.status === 'open' || state.status === 'connecting';
  return {
    state: { ...state, wanted: false, status: live ? 'closing' : state.status },
    effects: [{ do: 'stop-pings' }, { do: 'stop-retry' }, ...(live ? [{ do: 'close' } as const] : [])],
  };
}

/** While hidden nothing is tried; the wait begins anew when the page is shown, so that many tabs make no storm. */
function resume(state: ConnectionState): Step {
  if (state.status === 'open') return { state, effects: [{ do: 'start-pings' }] };
  return state.status === 'closed' ? retryLater(state, []) : same(state);
}

function retryLater(state: ConnectionState, before: readonly ConnectionEffect[]): Step {
  if (!state.wanted || state.paused || state.tries >= MAX_TRIES) return { state, effects: before };
  return { state, effects: [...before, { do: 'retry-after', ms: BASE_DELAY_MS * 2 ** state.tries }] };
}
