/** A message of the length that a conversation has: both sides write the same bytes. */
export const TEXT = 'The packing list names 412 cartons, the invoice 411. Could you ask the shipper which is right before we lodge?';
