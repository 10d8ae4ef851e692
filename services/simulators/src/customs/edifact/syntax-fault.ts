/** Faults of syntax by their codes of EDIFACT 0085. */
export const SYNTAX_FAULTS = {
  invalid: '12',
  missing: '13',
  tooMany: '16',
  unspecified: '18',
  invalidCharacter: '21',
  duplicate: '26',
  referencesDiffer: '28',
  countDiffers: '29',
  tooLong: '39',
  trailingSeparator: '45',
} as const;

/** Why an interchange, or the message in it, is not taken: what a CONTRL says. */
export class SyntaxFault extends Error {
  readonly code: (typeof SYNTAX_FAULTS)[keyof typeof SYNTAX_FAULTS];

  constructor(kind: keyof typeof SYNTAX_FAULTS, message: string) {
    super(message);
    this.code = SYNTAX_FAULTS[kind];
  }
}
