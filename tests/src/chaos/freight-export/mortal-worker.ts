import type { EventStore } from '@tallyport/event-store/event-store';
import type { Cut } from '@tallyport/worker/adapters/document-reader/page-cutter';
import type { FreightSystem } from '@tallyport/worker/adapters/freight-system/freight-system';
import { DocumentsExport } from '@tallyport/worker/freight-export/documents-export';
import { FilesToSend } from '@tallyport/worker/freight-export/files-to-send';
import { FreightCaller } from '@tallyport/worker/freight-export/freight-caller';
import { ShipmentExport } from '@tallyport/worker/freight-export/shipment-export';
import { WayOut } from '@tallyport/worker/freight-export/way-out';
import type { FailPoint } from './fail-points.js';
import type { MemoryBlobs } from './memory-blobs.js';
import type { MemorySystem } from './memory-system.js';

/** Goes through a point where whoever waits may die. */
export type Through = <Answer>(point: FailPoint, effect: () => Promise<Answer>) => Promise<Answer>;

export interface WorkerOutside {
  readonly store: Pick<EventStore, 'load'>;
  readonly blobs: MemoryBlobs;
  readonly setUp: MemorySystem;
  readonly line: FreightSystem;
}

/** The shipped way of exports out, in a worker that may die at each effect. What it waits for then never comes. */
export function mortalWorker({ store, blobs, setUp, line }: WorkerOutside, through: Through): WayOut {
  const { place } = setUp;
  const mortalBlobs = {
    read: (orgId: string, hash: string) => through('blobs.read', () => blobs.read(orgId, hash)),
    open: (orgId: string, hash: string) => through('blobs.open', () => blobs.open(orgId, hash)),
    putFile: (orgId: string, content: AsyncIterable<Uint8Array>) => through('blobs.putFile', () => blobs.putFile(orgId, content)),
    has: (orgId: string, address: string) => through('blobs.has', () => blobs.has(orgId, address)),
    putArtefact: (orgId: string, key: string, content: Uint8Array) =>
      through('blobs.putArtefact', () => blobs.putArtefact(orgId, key, content)),
  };
  const places = {
    of: () => through('places.of', () => Promise.resolve(place)),
    login: () => through('places.login', () => Promise.resolve({ address: place.address, user: place.user, secret: setUp.secret })),
  };
  const caller = new FreightCaller({
    places,
    system: { post: (...call) => through('system.post', () => line.post(...call)) },
    health: { mark: (_orgId, _systemId, mark) => through('health.mark', () => Promise.resolve(setUp.mark(mark))) },
  });
  const shipment = new ShipmentExport({ blobs: mortalBlobs, caller, places });
  const cutter = { cut: (file: Uint8Array, from: number) => through('cutter.cut', () => Promise.resolve(pieceOf(file, from))) };
  const files = new FilesToSend({ blobs: mortalBlobs, cutter });
  const edocs = new DocumentsExport({ blobs: mortalBlobs, caller, places, files });
  return new WayOut({
    store: { load: (...given: Parameters<EventStore['load']>) => through('store.load', () => store.load(...given)) },
    turns: { giveBack: () => through('turns.giveBack', () => Promise.resolve()) },
    ways: { send: shipment, update: shipment, edocs, customs: shipment },
  });
}

/** Stands for pages: the files of courses are texts. */
function pieceOf(file: Uint8Array, from: number): Cut {
  return { kind: 'cut', bytes: file.subarray(from - 1) };
}
