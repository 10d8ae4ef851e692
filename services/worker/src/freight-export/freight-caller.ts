import type { AskedJob } from '@tallyport/domain/freight-export/answer/judge-answer';
import { judgeReading, type Reading } from '@tallyport/domain/freight-export/answer/judge-reading';
import type { TransportOutcome } from '@tallyport/domain/freight-export/answer/transport-outcome';
import type { FreightMessage, FreightSystem, RawOutcome } from '../adapters/freight-system/freight-system.js';
import { readAnswer } from '../adapters/freight-system/read-answer.js';
import type { FreightPlace, FreightPlaces } from './freight-place.js';
import type { CallMark, SystemHealth } from './system-health.js';

/** One exchange: what came of it as a document, the bytes that were answered, and how long it took. */
export interface Exchange {
  readonly outcome: TransportOutcome;
  readonly body: Uint8Array | null;
  readonly milliseconds: number;
}

export interface CallerPorts {
  readonly system: FreightSystem;
  readonly places: Pick<FreightPlaces, 'login'>;
  readonly health: Pick<SystemHealth, 'mark'>;
}

/** Calls freight systems, each once, and keeps in mind how each call went. */
export class FreightCaller {
  constructor(private readonly ports: CallerPorts) {}

  async call(orgId: string, place: FreightPlace, message: FreightMessage, withinMs: number, signal: AbortSignal): Promise<Exchange> {
    const login = await this.ports.places.login(orgId, place);
    if (login === null) return { outcome: NO_SECRET, body: null, milliseconds: 0 };
    const began = performance.now();
    const raw = await this.ports.system.post(login, message, { withinMs, signal });
    const milliseconds = Math.round(performance.now() - began);
    await this.ports.health.mark(orgId, place.systemId, markOf(raw));
    if (raw.kind !== 'answered') return { outcome: raw, body: null, milliseconds };
    const document = readAnswer(raw.body, raw.contentType);
    return { outcome: { kind: 'answered', status: raw.status, document }, body: raw.body, milliseconds };
  }

  /** Asks for something. Nothing there changes by it. */
  async ask(
    orgId: string,
    place: FreightPlace,
    question: Question,
    signal: AbortSignal,
  ): Promise<Reading & { readonly exchange: Exchange }> {
    const exchange = await this.call(orgId, place, Buffer.from(question.text, 'utf8'), place.pullMs, signal);
    return { ...judgeReading(exchange.outcome, question.asked, question.name), exchange };
  }
}

/** What is asked, of which job, and the name by which an answer would say that it is not there. */
export interface Question {
  readonly text: string;
  readonly asked: AskedJob;
  readonly name: string;
}

const NO_SECRET: TransportOutcome = { kind: 'not-sent', reason: 'no-connection', detail: 'no password is kept for this freight system' };

/** A refused log-in is told by its status alone; any other answer says that somebody is there. */
function markOf(raw: RawOutcome): CallMark {
  if (raw.kind !== 'answered') return 'silent';
  if (raw.status === 401 || raw.status === 403) return 'log-in-refused';
  return raw.status >= 500 ? 'silent' : 'answered';
}
