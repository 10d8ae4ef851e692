import { verifyShipment } from '@tallyport/domain/freight-export/compare/verify-shipment';
import { isEnded } from '@tallyport/domain/freight-export/export/state';
import { readStoredShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import type { Course } from './course.js';
import { documentsIn } from './course-messages.js';

/** How a course ended, by the ledger of the simulator, which counts each request as it arrives. */
export interface Findings {
  readonly wrong: readonly string[];
  /** Jobs, updates or files too many that a person was asked about before, where the system finds nothing by our handle (R4). */
  readonly flagged: number;
}

export async function whatIsWrong(course: Course): Promise<Findings> {
  const { out } = course;
  const doubles = doublesIn(course);
  const asked = waitedFor(course, ['is-it-there', 'no-acknowledgement']);
  const lost = out.events.filter(({ type }) => type === 'export.outcome-unknown' || type === 'export.accepted-later').length;
  const isFlagged = !course.system.place.findsByReference && doubles <= asked && doubles <= lost;
  const wrong = [
    ...(isEnded(out.progress) ? [] : [`it is ${out.progress.state} for ever (${out.progress.waitingFor ?? out.progress.hold})`]),
    ...(doubles > 0 && !isFlagged ? [`${doubles} too many`] : []),
    ...(await notAsSent(course, asked > 0 && !course.system.place.findsByReference)),
    ...unseen(course),
  ];
  return { wrong, flagged: doubles };
}

/** Made or done more often than anybody wanted. */
function doublesIn({ simulator, handle, kind, files, out }: Course): number {
  if (kind === 'edocs') {
    const done = simulator.ledger({ outcome: 'documents added' }).length;
    const names = (simulator.jobs() as { documents: readonly { sha256: string }[] }[]).flatMap(({ documents }) =>
      documents.map(({ sha256 }) => sha256),
    );
    return done === 0 ? 0 : names.length - new Set(names).size + Math.max(0, names.length - documentsIn(files));
  }
  const updates = simulator.ledger({ outcome: 'updated', reference: handle }).map(({ sha256 }) => sha256);
  // Whoever wants the same once more gets it.
  const wanted = out.events.filter(({ type }) => type === 'export.retried' || type === 'export.resolved').length;
  const repeated = Math.max(0, updates.length - new Set(updates).size - wanted);
  return repeated + Math.max(0, simulator.ledger({ outcome: 'created', reference: handle }).length - 1);
}

function waitedFor({ out }: Course, reasons: readonly string[]): number {
  return out.events.filter((event) => event.type === 'export.waiting' && reasons.includes(event.data.waitingFor)).length;
}

/** What counts as done stands there as it was sent. */
async function notAsSent(course: Course, wasAsked: boolean): Promise<string[]> {
  const { out, blobs, kind, files } = course;
  const { state, key } = out.progress;
  if (state !== 'done' && state !== 'done_with_warnings') return [];
  if (key === null) return ['it is done under no key'];
  if (kind === 'edocs') return (course.job(key)?.documents.length ?? 0) >= documentsIn(files) ? [] : ['files are lost'];
  const differences = verifyShipment(await lastSent(course, blobs), await course.read(key));
  return wasAsked ? [] : differences.map(({ place }) => `it is done, and ${place} stands otherwise`);
}

async function lastSent({ out }: Course, blobs: Course['blobs']) {
  const contents = out.events.flatMap((event) => {
    if (event.type === 'export.requested') return [event.data.message.content];
    return event.type === 'export.retried' && event.data.renewed !== null ? [event.data.renewed.message.content] : [];
  });
  return readStoredShipment((await blobs.read('', contents.at(-1) ?? '')).toString('utf8'));
}

const SEEN = ['export.accepted', 'export.found', 'export.acknowledged', 'export.resolved', 'export.spared'];
const ASKED = ['is-it-there', 'no-acknowledgement', 'cannot-be-read-back', 'not-as-sent'];

/** What was taken back or left out did nothing there that nobody knows of. */
function unseen(course: Course): string[] {
  const { out, simulator, handle, kind } = course;
  if (out.progress.state !== 'cancelled' && out.progress.state !== 'skipped') return [];
  const done =
    kind === 'edocs'
      ? simulator.ledger({ outcome: 'documents added' })
      : [...simulator.ledger({ reference: handle })].filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  const isKnown = out.events.some(({ type }) => SEEN.includes(type)) || waitedFor(course, ASKED) > 0;
  return done.length === 0 || isKnown ? [] : [`it is ${out.progress.state}, and stands there`];
}
