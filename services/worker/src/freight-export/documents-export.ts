import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { type DocumentsPush, encodeEDocsEvent, type SentDocument } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { missingDocuments, readDocumentList } from '@tallyport/domain/freight-export/edocs/read-document-list';
import { fitting } from '@tallyport/domain/freight-export/fitting';
import { messageParts } from '@tallyport/domain/freight-export/message-parts';
import { documentRequest } from '@tallyport/domain/freight-export/messages/requests';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { FreightMessage } from '../adapters/freight-system/freight-system.js';
import { streamMessage } from '../adapters/freight-system/message/stream-message.js';
import { callOutcome, keepAnswer } from './call-outcome.js';
import type { ExportInHand } from './export-in-hand.js';
import type { FreightCaller } from './freight-caller.js';
import type { FreightPlace, FreightPlaces } from './freight-place.js';
import { type Found, NoAnswer, type Outbound } from './outbound.js';

export interface DocumentsPorts {
  readonly blobs: Pick<BlobStore, 'read' | 'open' | 'putFile'>;
  readonly caller: FreightCaller;
  readonly places: Pick<FreightPlaces, 'of'>;
}

/** Documents of a job for a freight system. A file is known there by the hash in its name: what is there already does not leave again. */
export class DocumentsExport implements Outbound {
  constructor(private readonly ports: DocumentsPorts) {}

  async call(orgId: string, one: ExportInHand, signal: AbortSignal): ReturnType<Outbound['call']> {
    const [place, push] = [await this.place(orgId, one), await this.push(orgId, one)];
    const before = await this.missing(orgId, place, push, signal);
    if (before.kind === 'no-answer') return { outcome: { kind: 'not-sent', detail: before.detail.slice(0, 500) }, milliseconds: 0 };
    if (before.missing.length === 0) return { outcome: { kind: 'spared', key: before.key }, milliseconds: 0 };
    const message = await this.message(orgId, one, push, before.missing);
    const exchange = await this.ports.caller.call(orgId, place, message, place.callMs, signal);
    const judged = judgeAnswer(exchange.outcome, { type: one.wish.targetType, key: one.wish.key });
    const original = await keepAnswer(this.ports.blobs, orgId, exchange);
    return { outcome: callOutcome(judged, exchange, original), milliseconds: exchange.milliseconds };
  }

  async find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found> {
    const place = await this.place(orgId, one);
    const found = await this.missing(orgId, place, await this.push(orgId, one), signal);
    if (found.kind === 'no-answer') throw new NoAnswer(found.detail);
    return found.missing.length === 0 ? { kind: 'there', key: found.key } : { kind: 'not-there', settleSeconds: place.settleSeconds };
  }

  async readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack> {
    const found = await this.missing(orgId, await this.place(orgId, one), await this.push(orgId, one), signal);
    if (found.kind === 'no-answer') throw new NoAnswer(found.detail);
    const differences = found.missing.map(({ name }) => ({ place: 'document', sent: name, there: null }));
    return { kind: 'read', key: found.key, differences: fitting(differences), original: null };
  }

  /** Those of the documents that the job there does not have. */
  private async missing(
    orgId: string,
    place: FreightPlace,
    { target, owner, documents }: DocumentsPush,
    signal: AbortSignal,
  ): Promise<Missing> {
    const { key } = target;
    if (key === null) return { kind: 'no-answer', detail: 'documents go to a job that has a key' };
    const asked = { type: null, key };
    const question = { text: documentRequest({ target, owner }, true), asked, name: key };
    const { exchange, ...reading } = await this.ports.caller.ask(orgId, place, question, signal);
    const isRead = reading.kind === 'there' && exchange.outcome.kind === 'answered' && isReadable(exchange.outcome.document);
    const there = isRead ? readDocumentList(exchange.outcome.document) : null;
    // A job without documents has none to list.
    if (there === null && reading.kind !== 'not-there')
      return { kind: 'no-answer', detail: reading.lines[0]?.text ?? 'no list of documents' };
    return { kind: 'listed', key, missing: missingDocuments(documents, there ?? []) };
  }

  /** The message as it was stored, or, where some of its files are there already, one with the others. */
  private async message(orgId: string, one: ExportInHand, push: DocumentsPush, missing: readonly SentDocument[]): Promise<FreightMessage> {
    const open = (hash: string) => this.file(orgId, hash);
    if (missing.length === push.documents.length)
      return streamMessage(messageParts((await this.ports.blobs.read(orgId, one.view.sent.hash)).toString('utf8')), open);
    const encoded = encodeEDocsEvent({ ...push, documents: missing });
    if (encoded.outcome === 'refused') throw new TypeError('what was encoded once can be encoded again');
    return streamMessage(encoded.parts, open);
  }

  private async *file(orgId: string, hash: string): AsyncGenerator<Uint8Array> {
    const { stream } = await this.ports.blobs.open(orgId, hash);
    yield* stream as AsyncIterable<Uint8Array>;
  }

  private async push(orgId: string, one: ExportInHand): Promise<DocumentsPush> {
    return JSON.parse((await this.ports.blobs.read(orgId, one.view.sent.content)).toString('utf8')) as DocumentsPush;
  }

  private place(orgId: string, { wish }: ExportInHand): Promise<FreightPlace> {
    if (wish.systemId === null) throw new TypeError('documents go to a freight system');
    return this.ports.places.of(orgId, wish.systemId);
  }
}

type Missing =
  | { readonly kind: 'listed'; readonly key: string; readonly missing: readonly SentDocument[] }
  | { readonly kind: 'no-answer'; readonly detail: string };
