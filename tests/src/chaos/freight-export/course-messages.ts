import { createHash } from 'node:crypto';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import { documentsOfFile } from '@tallyport/domain/freight-export/edocs/documents-of-file';
import { type DocumentsPush, encodeEDocsEvent } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { storedMessage } from '@tallyport/domain/freight-export/message-parts';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import { sampleShipment } from '@tallyport/domain/freight-export/testing/sample-shipment';
import { fingerprintOf } from '@tallyport/worker/freight-export/freight-place';
import type { MemoryBlobs } from './memory-blobs.js';

export const REFERENCE_TYPE = 'TPX';
export const OWNER = sampleShipment().owner;
export const TARGET = 'CustomsDeclaration';
/** One that the simulator has in its master data. */
const SUPPLIER = 'NINLIGNGB';
const SHOWN = { importer: 'WATTLE & REED PTY LTD', importerCode: 'WATTLEAU', bill: '' };

/** A shipment as somebody would send it; without a key it makes a new job. Each has bills of its own. */
export function shipmentOf(key: string | null, handle: string | null, mark: string): FreightShipment {
  const sample = sampleShipment();
  const references = sample.references.filter(({ type }) => type !== REFERENCE_TYPE);
  return {
    ...sample,
    target: { type: TARGET, key },
    invoices: sample.invoices.map((invoice) => ({ ...invoice, supplier: { ...invoice.supplier, organisation: SUPPLIER } })),
    billNumber: null,
    billType: null,
    otherBills: [],
    goodsDescription: `BASKETS ${mark}`,
    references: handle === null ? references : [{ type: REFERENCE_TYPE, number: handle }, ...references],
  };
}

export function shipmentMessage(blobs: MemoryBlobs, shipment: FreightShipment): ExportMessage {
  const encoded = encodeShipment(shipment);
  if (encoded.outcome === 'refused') throw new Error(`the sample cannot be sent: ${JSON.stringify(encoded.faults)}`);
  const fingerprint = fingerprintOf(shipment, { referenceType: REFERENCE_TYPE });
  return messageOf(blobs, encoded.text, storedShipment(shipment), fingerprint);
}

/** Documents as somebody would send them: every second one is a part of its file. */
export function documentsMessage(blobs: MemoryBlobs, key: string, files: readonly string[]): ExportMessage {
  const documents = files.flatMap((content, index) => {
    const pages = index % 2 === 0 ? [1] : [1, 2];
    const segments = pages.map((page) => ({ from_page: page, to_page: page, type: 'CIV' as const, title: null, confidence: 1 }));
    const file = { file_name: 'Invoice.pdf', hash: blobs.keep(content), bytes: Buffer.byteLength(content) };
    return documentsOfFile({ ...file, media_type: 'application/pdf', segments }, { types: [], sha256 });
  });
  const push: DocumentsPush = { target: { type: TARGET, key }, owner: OWNER, time: '2026-11-24T01:00:00', documents };
  const encoded = encodeEDocsEvent(push);
  if (encoded.outcome === 'refused') throw new Error(`the sample cannot be sent: ${JSON.stringify(encoded.faults)}`);
  const content = JSON.stringify(push);
  return messageOf(blobs, storedMessage(encoded.parts), content, sha256(content));
}

/** How many documents are sent of so many files. */
export function documentsIn(files: readonly string[]): number {
  return files.length + Math.floor(files.length / 2);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function messageOf(blobs: MemoryBlobs, text: string, content: string, fingerprint: string): ExportMessage {
  return { hash: blobs.keep(text), bytes: Buffer.byteLength(text), content: blobs.keep(content), fingerprint, madeFrom: [], shown: SHOWN };
}
