import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';

/** A lodgement by what people know it by. */
export interface NamedLodgement {
  readonly id: string;
  readonly lodged: NonNullable<CustomsMessage['lodged']>;
  readonly reference: string;
}

/** The lodgements whose messages these are, each once: of what was never sent customs says nothing. */
export function lodgementsIn(messages: readonly CustomsMessage[]): NamedLodgement[] {
  const named = messages.flatMap(({ direction, lodgement_id: id, lodged, own_reference: reference }) =>
    direction === 'sent' && id !== null && lodged !== null && reference !== null ? [[id, { id, lodged, reference }] as const] : [],
  );
  return [...new Map(named).values()];
}
