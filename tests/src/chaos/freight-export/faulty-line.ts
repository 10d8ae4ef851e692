import type { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { MISBEHAVIOURS, type MisbehaviourName } from '@tallyport/simulators/freight/misbehaviour/misbehaviours';
import type {
  FreightCall,
  FreightLogin,
  FreightMessage,
  FreightSystem,
  RawOutcome,
} from '@tallyport/worker/adapters/freight-system/freight-system';
import type { MemorySystem } from './memory-system.js';

/** Those that whoever waits can only end himself; he need not wait for long. */
const SILENT: readonly MisbehaviourName[] = ['timeout-before-commit', 'timeout-after-commit', 'slow-drip', 'slow'];
const SILENT_MS = 80;
const LONG_MS = 2_000;
const LOUD = (Object.keys(MISBEHAVIOURS) as MisbehaviourName[]).filter((name) => name !== 'faithful' && !SILENT.includes(name));
/** What nobody can tell from a call that never arrived comes more often: there a second call is one too many. */
const FAULTS = [...LOUD, ...Array.from({ length: 5 }, () => 'late-commit' as const), 'cut-after-commit', 'empty-after-commit'] as const;
const LATEST_SECONDS = 300;
const SHARE = { message: 0.6, question: 0.15, silent: 0.12, nobodyListens: 0.05 };

/** The wire to the freight system: the shipped calls over HTTP, each of which may meet any fault of the simulator, by the dice. */
export class FaultyLine implements FreightSystem {
  readonly met = new Map<string, number>();
  isFaithful = false;

  constructor(
    private readonly dice: () => number,
    private readonly simulator: FreightSimulator,
    private readonly setUp: MemorySystem,
    private readonly inner: FreightSystem,
  ) {}

  async post(login: FreightLogin, message: FreightMessage, { signal }: FreightCall): Promise<RawOutcome> {
    const isQuestion = message instanceof Uint8Array && Buffer.from(message).includes('Request>');
    const fault = this.isFaithful || !this.setUp.isRightSecret ? 'faithful' : this.fault(isQuestion ? SHARE.question : SHARE.message);
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    if (fault === 'nobody listens')
      return this.inner.post({ ...login, address: 'http://127.0.0.1:9/eAdaptor' }, message, { withinMs: LONG_MS, signal });
    if (fault !== 'faithful') this.simulator.next(fault);
    const withinMs = SILENT.some((name) => fault.startsWith(name)) ? SILENT_MS : LONG_MS;
    return this.inner.post(login, message, { withinMs, signal });
  }

  private fault(share: number): string {
    if (this.dice() >= share) return 'faithful';
    if (this.dice() < SHARE.nobodyListens) return 'nobody listens';
    const names = this.dice() < SHARE.silent ? SILENT : FAULTS;
    const name = names[Math.floor(this.dice() * names.length)] ?? 'error-500';
    return name === 'late-commit' ? `late-commit:${1 + Math.floor(this.dice() * LATEST_SECONDS)}` : name === 'slow' ? 'slow:1' : name;
  }
}
