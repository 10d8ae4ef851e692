import type { Member } from '../demo-organisation.js';
import type { SeededShipment } from '../shipment.js';

/** Which declaration of which job, and at whose desk. */
export interface Declaring {
  readonly shipment: SeededShipment;
  readonly client: Member['client'];
  readonly declarationId: string;
}
