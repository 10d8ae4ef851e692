const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The own reference of a lodgement: the code of its job, which people know, and four letters that tell its declarations apart. */
export function ownReferenceOf(jobCode: string, lodgementId: string): string {
  const bits = Number.parseInt(lodgementId.slice(0, 5), 16);
  const suffix = [15, 10, 5, 0].map((shift) => LETTERS[(bits >> shift) & 31]).join('');
  return `${jobCode}-${suffix}`;
}

/** The control reference of the interchange that a command leads to: fourteen digits and letters of the command's id, so that a repeat has the same. */
export function controlReferenceOf(commandId: string): string {
  const bits = BigInt(`0x${commandId.replaceAll('-', '').slice(0, 18)}`);
  return (bits % 36n ** 14n).toString(36).toUpperCase().padStart(14, '0');
}
