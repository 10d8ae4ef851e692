/** Which endpoint, of whom. */
export interface EndpointRef {
  readonly orgId: string;
  readonly webhookId: string;
}

/** An endpoint while this process holds it: what people want, and how far it is. */
export interface HeldEndpoint extends EndpointRef {
  readonly address: string;
  /** Empty: all. */
  readonly eventTypes: readonly string[];
  readonly isPaused: boolean;
  /** The course that a person wishes, and where it begins. */
  readonly wishedCourse: number;
  readonly startsAfter: number;
  /** The course that is served. */
  readonly course: number;
  /** Everything up to here is done. */
  readonly position: number;
  readonly lastSent: number;
  /** How long it has taken nothing, by the clock of the database. */
  readonly failingForMs: number;
  readonly isOff: boolean;
  /** Its next attempt is not due yet. */
  readonly isResting: boolean;
}

/** A message about an event, as it was meant before it was sent: a repeat is the same to the byte. */
export interface Delivery {
  readonly id: string;
  readonly eventType: string;
  readonly position: number;
  readonly previous: number;
  readonly eventId: string;
  readonly streamId: string;
  readonly streamPosition: number;
  readonly jobId: string | null;
  readonly recordedAt: string;
  /** How often it was tried before. */
  readonly attemptCount: number;
}
