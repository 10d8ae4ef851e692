import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { judgeReceipt, receiptIn, type WantedReceipt } from '@tallyport/domain/freight-export/customs/judge-receipt';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { FreightMessage, RawOutcome } from '../adapters/freight-system/freight-system.js';
import type { OneCall } from '../adapters/freight-system/one-call.js';
import { signedHeaders } from '../webhook/message.js';
import { keepAnswer } from './call-outcome.js';
import type { CustomsSetting, CustomsSettings } from './customs-settings.js';
import type { ExportInHand } from './export-in-hand.js';
import { type Found, NoAnswer, type Outbound } from './outbound.js';

const CALL_MS = 60_000;
const NO_SECRET: RawOutcome = { kind: 'not-sent', reason: 'no-connection', detail: 'no secret is kept for the customs interface' };

export interface CustomsPostPorts {
  readonly blobs: Pick<BlobStore, 'read' | 'putFile'>;
  readonly settings: Pick<CustomsSettings, 'of' | 'signer'>;
  readonly http: Pick<OneCall, 'make'>;
}

/**
 * Snapshots of jobs for a customs interface, each posted once and signed under its handle (Standard Webhooks). Only a receipt that names the
 * handle and the hash of what was sent counts. Where the interface answers by handle a lost post is asked for; else a person says what became of it.
 */
export class CustomsPost implements Outbound {
  constructor(private readonly ports: CustomsPostPorts) {}

  async call(orgId: string, one: ExportInHand, signal: AbortSignal): ReturnType<Outbound['call']> {
    const { address } = await this.ports.settings.of(orgId);
    const message = await this.ports.blobs.read(orgId, one.view.sent.hash);
    const began = performance.now();
    const raw = await this.signed(orgId, address ?? '', one, message, signal);
    const milliseconds = Math.round(performance.now() - began);
    if (raw.kind !== 'answered') return { outcome: unanswered(raw), milliseconds };
    const judged = judgeReceipt(raw.status, textOf(raw.body), wanted(one));
    const original = await keepAnswer(this.ports.blobs, orgId, { body: raw.body });
    if (judged.kind === 'unknown') return { outcome: judged, milliseconds };
    if (judged.kind === 'accepted') return { outcome: { ...judged, lines: [], original }, milliseconds };
    return { outcome: { ...judged, httpStatus: raw.status, original }, milliseconds };
  }

  async find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found> {
    const setting = await this.ports.settings.of(orgId);
    if (!setting.answersByHandle) return { kind: 'cannot-tell', detail: 'interface-says-nothing' };
    const arrived = await this.arrived(orgId, setting, one, signal);
    if (arrived === null) return { kind: 'not-there', settleSeconds: setting.settleSeconds };
    if (arrived !== one.view.sent.hash) return { kind: 'cannot-tell', detail: 'something-else-arrived' };
    return { kind: 'there', key: one.wish.handle };
  }

  async readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack> {
    const setting = await this.ports.settings.of(orgId);
    const read = { kind: 'read' as const, key: one.wish.handle, original: null };
    // Its receipt was all that it says.
    if (!setting.answersByHandle) return { ...read, differences: [] };
    const [sent, there] = [one.view.sent.hash, await this.arrived(orgId, setting, one, signal)];
    return { ...read, differences: there === sent ? [] : [{ place: 'snapshot', sent, there }] };
  }

  /** The hash of what arrived under the handle; null where nothing did. */
  private async arrived(orgId: string, { address }: CustomsSetting, one: ExportInHand, signal: AbortSignal): Promise<string | null> {
    const raw = await this.signed(orgId, `${(address ?? '').replace(/\/$/, '')}/${one.wish.handle}`, one, null, signal);
    if (raw.kind !== 'answered') throw new NoAnswer(raw.detail);
    if (raw.status === 404) return null;
    const receipt = raw.status === 200 ? receiptIn(textOf(raw.body)) : null;
    if (receipt?.handle !== one.wish.handle) throw new NoAnswer(`the customs interface answered ${raw.status}, and not with a receipt`);
    return receipt.sha256;
  }

  private async signed(
    orgId: string,
    address: string,
    { wish }: ExportInHand,
    message: FreightMessage | null,
    signal: AbortSignal,
  ): Promise<RawOutcome> {
    const signer = await this.ports.settings.signer(orgId);
    if (signer === null) return NO_SECRET;
    const body = message instanceof Uint8Array ? textOf(message) : '';
    const headers = { ...signedHeaders([signer], wish.handle, new Date(), body), accept: 'application/json' };
    return this.ports.http.make({ address, headers, message }, { withinMs: CALL_MS, signal });
  }
}

function wanted({ wish, view }: ExportInHand): WantedReceipt {
  return { handle: wish.handle, sha256: view.sent.hash };
}

function unanswered(raw: Exclude<RawOutcome, { kind: 'answered' }>): CallOutcome {
  return raw.kind === 'unknown' ? { kind: 'unknown', reason: raw.reason } : { kind: 'not-sent', detail: raw.detail.slice(0, 500) };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
