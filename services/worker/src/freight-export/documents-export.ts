import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import { judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { type DocumentsPush, encodeEDocsEvent } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { missingDocuments, readDocumentList } from '@tallyport/domain/freight-export/edocs/read-document-list';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import { fitting } from '@tallyport/domain/freight-export/fitting';
import { messageParts } from '@tallyport/domain/freight-export/message-parts';
import { documentRequest } from '@tallyport/domain/freight-export/messages/requests';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { FreightMessage } from '../adapters/freight-system/freight-system.js';
import { streamMessage } from '../adapters/freight-system/message/stream-message.js';
import { UnreadableFile } from '../document-process/unreadable-file.js';
import { callOutcome, keepAnswer } from './call-outcome.js';
import type { ExportInHand } from './export-in-hand.js';
import type { FilesToSend, FileToSend } from './files-to-send.js';
import type { FreightCaller } from './freight-caller.js';
import type { FreightPlace, FreightPlaces } from './freight-place.js';
import { type Found, NoAnswer, type Outbound } from './outbound.js';

export interface DocumentsPorts {
  readonly blobs: Pick<BlobStore, 'read' | 'open' | 'putFile'>;
  readonly caller: FreightCaller;
  readonly places: Pick<FreightPlaces, 'of'>;
  readonly files: Pick<FilesToSend, 'of'>;
}

/** Documents of a job for a freight system. A file is known there by the hash in its name: what is there already does not leave again. */
export class DocumentsExport implements Outbound {
  constructor(private readonly ports: DocumentsPorts) {}

  async call(orgId: string, one: ExportInHand, signal: AbortSignal): ReturnType<Outbound['call']> {
    const [place, push] = [await this.place(orgId, one), await this.push(orgId, one, signal).catch(whyUncut)];
    if (typeof push === 'string') return { outcome: { kind: 'not-sent', detail: push }, milliseconds: 0 };
    const before = await this.missing(orgId, place, push, signal);
    if (before.kind === 'no-answer') return { outcome: { kind: 'not-sent', detail: before.detail.slice(0, 500) }, milliseconds: 0 };
    if (before.missing.length === 0) return { outcome: { kind: 'spared', key: before.key }, milliseconds: 0 };
    const message = await this.message(orgId, one, push, before.missing);
    const exchange = await this.ports.caller.call(orgId, place, message, place.callMs, signal);
    const judged = judgeAnswer(exchange.outcome, { type: one.wish.targetType, key: one.wish.key });
    const original = await keepAnswer(this.ports.blobs, orgId, exchange);
    return { outcome: withNotes(callOutcome(judged, exchange, original), before.missing), milliseconds: exchange.milliseconds };
  }

  async find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found> {
    const place = await this.place(orgId, one);
    const found = await this.missing(orgId, place, await this.push(orgId, one, signal), signal);
    if (found.kind === 'no-answer') throw new NoAnswer(found.detail);
    return found.missing.length === 0 ? { kind: 'there', key: found.key } : { kind: 'not-there', settleSeconds: place.settleSeconds };
  }

  async readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack> {
    const found = await this.missing(orgId, await this.place(orgId, one), await this.push(orgId, one, signal), signal);
    if (found.kind === 'no-answer') throw new NoAnswer(found.detail);
    const differences = found.missing.map(({ name }) => ({ place: 'document', sent: name, there: null }));
    return { kind: 'read', key: found.key, differences: fitting(differences), original: null };
  }

  /** Those of the files that the job there does not have. */
  private async missing(orgId: string, place: FreightPlace, { target, owner, files }: FilesPush, signal: AbortSignal): Promise<Missing> {
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
    return { kind: 'listed', key, missing: missingDocuments(files, there ?? []) };
  }

  /** The message as it was stored, with the files in their places; where some are there already, or went whole, one with the others. */
  private async message(orgId: string, one: ExportInHand, push: FilesPush, missing: readonly FileToSend[]): Promise<FreightMessage> {
    const addresses = new Map(missing.map(({ hash, address }) => [hash, address]));
    const open = (hash: string) => this.file(orgId, addresses.get(hash) ?? hash);
    if (missing.length === push.asked) {
      const stored = messageParts((await this.ports.blobs.read(orgId, one.view.sent.hash)).toString('utf8'));
      return streamMessage(inTheirPlaces(stored, missing), open);
    }
    const encoded = encodeEDocsEvent({ ...push, documents: missing });
    if (encoded.outcome === 'refused') throw new TypeError('what was encoded once can be encoded again');
    return streamMessage(encoded.parts, open);
  }

  private async *file(orgId: string, address: string): AsyncGenerator<Uint8Array> {
    const { stream } = await this.ports.blobs.open(orgId, address);
    yield* stream as AsyncIterable<Uint8Array>;
  }

  private async push(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<FilesPush> {
    const content = await this.ports.blobs.read(orgId, one.view.sent.content);
    const { documents, ...push } = JSON.parse(content.toString('utf8')) as DocumentsPush;
    return { ...push, asked: documents.length, files: await this.ports.files.of(orgId, documents, signal) };
  }

  private place(orgId: string, { wish }: ExportInHand): Promise<FreightPlace> {
    if (wish.systemId === null) throw new TypeError('documents go to a freight system');
    return this.ports.places.of(orgId, wish.systemId);
  }
}

/** What is pushed, by the files that it leaves as. */
type FilesPush = Omit<DocumentsPush, 'documents'> & {
  readonly files: readonly FileToSend[];
  /** How many documents were asked for; files that went whole are fewer. */
  readonly asked: number;
};

/** The files stand in a message in the order in which it names them. */
function inTheirPlaces(parts: readonly MessagePart[], files: readonly FileToSend[]): MessagePart[] {
  const left = [...files];
  return parts.map((part) => {
    const file = part.kind === 'text' ? undefined : left.shift();
    return file === undefined ? part : { kind: 'base64', hash: file.hash, bytes: file.bytes };
  });
}

/** Cutting did not come to an end: nothing left, and it may go better the next time. */
function whyUncut(error: unknown): string {
  if (error instanceof UnreadableFile) return `A document was not cut out of its file: ${error.message}`;
  throw error;
}

/** What was taken is told with why a file went whole, as a warning beside what the freight system said. */
function withNotes(outcome: CallOutcome, sent: readonly FileToSend[]): CallOutcome {
  if (outcome.kind !== 'accepted') return outcome;
  const notes = sent.flatMap(({ note }) => (note === undefined ? [] : [{ severity: 'warning' as const, text: note.slice(0, 1_000) }]));
  return { ...outcome, lines: [...outcome.lines, ...notes] };
}

type Missing =
  | { readonly kind: 'listed'; readonly key: string; readonly missing: readonly FileToSend[] }
  | { readonly kind: 'no-answer'; readonly detail: string };
