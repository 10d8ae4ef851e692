import type { Actor } from '@tallyport/contracts/actor';

/** Under whose name a change stands: the person, or the key of the organisation, that made it. Null for a machine and for customs. */
export function actingId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'person':
      return actor.userId;
    case 'api-key':
      return actor.keyId;
    case 'machine':
    case 'customs':
      return null;
  }
}
