import type { Lodgement, LodgementMessage, SpokenWord } from '@tallyport/contracts/lodgement/lodgement';
import type { Blocker } from './clearance.js';

/** One thing that happened between us and customs, on the side of the cargo or of the declaration. */
export type ClearanceMoment = {
  /** When customs says that it said it, where it does; else when it was signed or came. ISO, in UTC. */
  readonly at: string;
  readonly side: Blocker['side'];
  readonly reference: string | null;
  /** It came here well after customs said it. */
  readonly isLate: boolean;
} & ({ readonly kind: 'signed'; readonly message: LodgementMessage } | { readonly kind: 'said'; readonly word: SpokenWord });

/** From here on a word is late. */
const LATE_MS = 60_000;

/** Customs tells its times to the second: within one, what came here later is the later. */
function secondOf({ at }: ClearanceMoment): number {
  return Math.floor(Date.parse(at) / 1_000);
}

function cameAt(moment: ClearanceMoment): string {
  return moment.kind === 'said' ? moment.word.recorded_at : moment.at;
}

/** All that was signed and said of these lodgements, on one axis, the newest first. */
export function clearanceMoments(lodgements: readonly Lodgement[]): ClearanceMoment[] {
  return lodgements
    .flatMap(({ kind, own_reference: reference, messages, words }): ClearanceMoment[] => {
      const of = { side: kind === 'declaration' ? ('declaration' as const) : ('cargo' as const), reference };
      return [
        ...messages.map((message): ClearanceMoment => ({ ...of, kind: 'signed', at: message.signed_at, isLate: false, message })),
        ...words.map((word): ClearanceMoment => {
          const at = word.message_time ?? word.recorded_at;
          return { ...of, kind: 'said', at, isLate: Date.parse(word.recorded_at) - Date.parse(at) > LATE_MS, word };
        }),
      ];
    })
    .toSorted((a, b) => secondOf(b) - secondOf(a) || Date.parse(cameAt(b)) - Date.parse(cameAt(a)));
}
