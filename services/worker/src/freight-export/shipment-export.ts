import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { Untold } from '@tallyport/contracts/freight-export/untold';
import { judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { threeWay } from '@tallyport/domain/freight-export/compare/three-way';
import { verifyShipment } from '@tallyport/domain/freight-export/compare/verify-shipment';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import { fitting } from '@tallyport/domain/freight-export/fitting';
import type { FreightShipment, FreightTarget } from '@tallyport/domain/freight-export/shipment/shipment';
import { readStoredShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import { callOutcome, keepAnswer, statusOf } from './call-outcome.js';
import type { ExportInHand } from './export-in-hand.js';
import type { FreightCaller } from './freight-caller.js';
import { type FreightPlace, type FreightPlaces, fingerprintOf } from './freight-place.js';
import { type JobThere, readJob, readJobByReference } from './job-there.js';
import { type Found, NoAnswer, type Outbound } from './outbound.js';

const NO_KEY: ReadBack = { kind: 'cannot-be-read', detail: 'no-key-said' satisfies Untold };

export interface ShipmentPorts {
  readonly blobs: Pick<BlobStore, 'read' | 'putFile'>;
  readonly caller: FreightCaller;
  readonly places: Pick<FreightPlaces, 'of'>;
}

/** A job that is made in a freight system, or replaced there. */
export class ShipmentExport implements Outbound {
  constructor(private readonly ports: ShipmentPorts) {}

  /** An update looks first: the same need not leave, and what somebody changed there since the look is not replaced unseen. */
  async call(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<{ outcome: CallOutcome; milliseconds: number }> {
    const place = await this.place(orgId, one);
    if (one.sentKey !== null) {
      const before = await this.before(orgId, one, place, signal);
      if (before !== null) return { outcome: before, milliseconds: 0 };
    }
    const message = await this.ports.blobs.read(orgId, one.view.sent.hash);
    const exchange = await this.ports.caller.call(orgId, place, message, place.callMs, signal);
    const judged = judgeAnswer(exchange.outcome, { type: one.wish.targetType, key: one.sentKey });
    const original = await keepAnswer(this.ports.blobs, orgId, exchange);
    return { outcome: callOutcome(judged, exchange, original), milliseconds: exchange.milliseconds };
  }

  /** A call that arrived left our handle on the job. Without references, content that is neither ours nor what was looked at tells nothing. */
  async find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found> {
    const place = await this.place(orgId, one);
    const { settleSeconds } = place;
    if (one.sentKey === null && !place.findsByReference) return { kind: 'cannot-tell', detail: null };
    const { reading, there } = await this.look(orgId, one, place, one.sentKey, signal);
    if (reading.kind === 'not-there') return { kind: 'not-there', settleSeconds };
    if (there === null) throw new NoAnswer(reading.lines[0]?.text);
    const key = there.target.key ?? one.sentKey;
    if (key === null) return { kind: 'cannot-tell', detail: 'no-key-said' };
    if (one.sentKey === null || there.references.some(({ number }) => number === one.wish.handle)) return { kind: 'there', key };
    if (threeWay(null, there, await this.sent(orgId, one)).length === 0) return { kind: 'there', key };
    const isUntouched = one.looked !== null && fingerprintOf(there, place) === one.looked;
    return isUntouched || place.findsByReference ? { kind: 'not-there', settleSeconds } : { kind: 'cannot-tell', detail: null };
  }

  async readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack> {
    const place = await this.place(orgId, one);
    const known = one.view.key;
    if (known === null && !place.findsByReference) return NO_KEY;
    const { reading, there } = await this.lookBack(orgId, one, place, signal);
    if (there === null) throw new NoAnswer(reading.lines[0]?.text ?? 'the job is not there yet');
    const key = there.target.key ?? known;
    if (key === null) return NO_KEY;
    const differences = fitting(verifyShipment(await this.sent(orgId, one), there));
    return { kind: 'read', key, differences, original: await keepAnswer(this.ports.blobs, orgId, reading.exchange) };
  }

  /** What there is to say before anything is sent; null where it may leave. */
  private async before(orgId: string, one: ExportInHand, place: FreightPlace, signal: AbortSignal): Promise<CallOutcome | null> {
    const { reading, there } = await this.look(orgId, one, place, one.sentKey, signal);
    if (reading.kind === 'log-in-refused')
      return { kind: 'log-in-refused', httpStatus: statusOf(reading.exchange), lines: [...reading.lines], original: null };
    if (reading.kind === 'not-there')
      return {
        kind: 'refused',
        httpStatus: null,
        lines: [...reading.lines],
        original: await keepAnswer(this.ports.blobs, orgId, reading.exchange),
      };
    if (there === null || one.sentKey === null)
      return { kind: 'not-sent', detail: (reading.lines[0]?.text ?? 'it could not be looked at before').slice(0, 500) };
    const sent = await this.sent(orgId, one);
    if (threeWay(null, there, sent).length === 0 && verifyShipment(sent, there).length === 0) return { kind: 'spared', key: one.sentKey };
    const isOurs = one.view.attempts.some(({ outcome }) => outcome === 'accepted' || outcome === 'found');
    if (isOurs || one.looked === null || fingerprintOf(there, place) === one.looked) return null;
    return { kind: 'changed-there', detail: null };
  }

  /** A new job is ours where it carries our handle, whatever key an answer named; where that finds none it is read by its key. */
  private async lookBack(orgId: string, one: ExportInHand, place: FreightPlace, signal: AbortSignal): Promise<JobThere> {
    const { key } = one.view;
    const isFound = one.sentKey === null && place.findsByReference;
    const ours = isFound ? await this.look(orgId, one, place, null, signal) : null;
    return ours !== null && (ours.there !== null || key === null) ? ours : this.look(orgId, one, place, key, signal);
  }

  private look(orgId: string, one: ExportInHand, place: FreightPlace, key: string | null, signal: AbortSignal): Promise<JobThere> {
    const target: FreightTarget = { type: one.wish.targetType, key };
    return key === null
      ? readJobByReference(this.ports.caller, orgId, place, target, one.wish.handle, signal)
      : readJob(this.ports.caller, orgId, place, target, signal);
  }

  private async sent(orgId: string, one: ExportInHand): Promise<FreightShipment> {
    return readStoredShipment((await this.ports.blobs.read(orgId, one.view.sent.content)).toString('utf8'));
  }

  private place(orgId: string, { wish }: ExportInHand): Promise<FreightPlace> {
    if (wish.systemId === null) throw new TypeError('a shipment goes to a freight system');
    return this.ports.places.of(orgId, wish.systemId);
  }
}
