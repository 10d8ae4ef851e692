import type { CustomsActivities, InterchangeRef, Sent } from '@tallyport/workflows/lodgement/activities';

/** How one try to send may end. */
const COURSES = ['taken', 'taken', 'taken unseen', 'lost', 'late', 'turned away', 'taken, then turned away'] as const;

/** A wire to customs that loses, delays and turns away, and customs behind it, which keeps what it takes. */
export class FaultyCustoms {
  /** How often each interchange was taken, by its control reference and its bytes. */
  readonly taken = new Map<string, number>();
  /** Those of which customs was asked, and said that it never saw them. */
  readonly denied = new Set<string>();
  /** Tries that came after customs had said that it has the interchange, or before anybody asked after a fault. */
  readonly repeatedUnasked: string[] = [];
  private readonly onTheirWay: string[] = [];
  private readonly tried = new Set<string>();

  constructor(private readonly dice: () => number) {}

  get activities(): CustomsActivities {
    return {
      buildInterchange: ({ controlReference }) => Promise.resolve({ kind: 'built', hash: hashOf(controlReference), bytes: 900 }),
      sendInterchange: (interchange) => Promise.resolve(this.send(interchange)),
      askForInterchange: ({ controlReference }) => {
        const isSeen = this.taken.has(controlReference);
        // What was delayed on the wire arrives when nobody expects it any more.
        this.arrive();
        if (this.dice() < 0.3) return Promise.reject(new Error('customs is away'));
        if (!isSeen) this.denied.add(controlReference);
        return Promise.resolve(isSeen ? { kind: 'seen', acknowledgement: null } : { kind: 'never-seen' });
      },
    };
  }

  private send({ controlReference }: InterchangeRef): Sent {
    if (this.tried.has(controlReference) && !this.denied.has(controlReference)) this.repeatedUnasked.push(controlReference);
    this.tried.add(controlReference);
    this.denied.delete(controlReference);
    const course = COURSES[Math.floor(this.dice() * COURSES.length)] ?? 'taken';
    if (course === 'late') this.onTheirWay.push(controlReference);
    if (course.startsWith('taken')) this.take(controlReference);
    if (course === 'taken') return { kind: 'acknowledged', original: 'd'.repeat(64), errors: [] };
    if (course.endsWith('turned away')) return { kind: 'turned-away', detail: '502' };
    return { kind: 'unknown', reason: 'timeout' };
  }

  private arrive(): void {
    for (const controlReference of this.onTheirWay.splice(0)) this.take(controlReference);
  }

  /** The same bytes under the same reference again have no second effect; that is a rule of customs. */
  private take(controlReference: string): void {
    this.taken.set(controlReference, (this.taken.get(controlReference) ?? 0) + 1);
  }
}

function hashOf(controlReference: string): string {
  return Buffer.from(controlReference).toString('hex').padEnd(64, '0').slice(0, 64);
}
