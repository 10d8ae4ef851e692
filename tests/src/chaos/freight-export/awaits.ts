import type { FailPoint } from './fail-points.js';

/** What the way of an export out waits for, as it is written there, and the point where whoever waits may die. */
export const WAITED_FOR: Readonly<Record<string, FailPoint>> = {
  'this.ports.turns.takeTurn': 'turns.takeTurn',
  'this.ports.outside.callOutside': 'outside.callOutside',
  'this.ports.unlessMoot': 'outside.readBackExport',
  'this.ports.stream.record': 'log.append',
  'this.ports.blobs.read': 'blobs.read',
  'this.ports.blobs.open': 'blobs.open',
  'blobs.putFile': 'blobs.putFile',
  'blobs.read': 'blobs.read',
  'blobs.has': 'blobs.has',
  'blobs.putArtefact': 'blobs.putArtefact',
  'cutter.cut': 'cutter.cut',
  'store.load': 'store.load',
  'this.ports.places.login': 'places.login',
  'this.ports.system.post': 'system.post',
  'this.ports.health.mark': 'health.mark',
  'this.ports.turns.giveBack': 'turns.giveBack',
};

/** These wait for what is waited for within them, or for nothing that could be done by halves. */
export const WAITS_WITHIN: Readonly<Record<string, string>> = {
  'this.ports.pause': 'a timer: whoever dies in it has done nothing',
  work: 'the look or the reading that is tried',
  'caller.ask': 'a call of the caller',
  'this.ports.caller.ask': 'a call of the caller',
  'this.ports.caller.call': 'a call of the caller',
  'this.ports.ways': 'one of the ways, which stand here',
  'this.ports.files.of': 'files that are cut out and kept, which stand here',
  exportInHand: 'a load of the stream',
  keepAnswer: 'a file that is put',
};

const FETCH_OF_PRODUCTS =
  'belongs to what is fetched: killed at each of its awaits in tests/src/integration/freight-export/products.test.ts';

/** Where the rest of the folder is proven instead. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'bulk-command.ts': 'waits for nothing',
  'customs-folder.ts': 'writes a file whole or not at all, under the name of its handle; it has no call that could be lost',
  'customs-interface.ts': 'reads a setting, and goes one of two ways',
  'customs-post.ts': 'one call, which is lost and asked for in tests/src/integration/freight-export/customs-post.test.ts',
  'customs-settings.ts': 'reads settings',
  'freight-place.ts': 'reads settings; its two queries are the points places.of and places.login',
  'hear-acknowledgement.ts': 'appends by the id of its message, which makes a repeat harmless; tried until it is recorded',
  'organisation-rows.ts': 'belongs to what is fetched: nothing leaves by it',
  'product-rows.ts': FETCH_OF_PRODUCTS,
  'read-job-products.ts': FETCH_OF_PRODUCTS,
  'read-organisation-page.ts': 'belongs to what is fetched: nothing leaves by it',
  'read-product-page.ts': FETCH_OF_PRODUCTS,
  'read-products.ts': FETCH_OF_PRODUCTS,
  'read-sync-page.ts': 'belongs to what is fetched: nothing leaves by it',
  'some-at-once.ts': 'belongs to what is done for many: each is an export of its own',
  'sync-failure.ts': 'belongs to what is fetched: nothing leaves by it',
  'system-health.ts': 'one statement, which is the point health.mark',
  'turns.ts': 'one transaction, which is the points turns.takeTurn and turns.giveBack; shown against PostgreSQL',
};
