import type { Lodgement, LodgementMessage, SpokenWord } from '@tallyport/contracts/lodgement/lodgement';

/** What customs said of one signed message: by its interchange, or by its version until that was signed anew after a refusal. */
export function answersTo({ messages, words }: Pick<Lodgement, 'messages' | 'words'>, message: LodgementMessage): SpokenWord[] {
  const index = messages.indexOf(message);
  const again = messages.slice(index + 1).find(({ version }) => version === message.version);
  return words.filter(
    ({ control_reference, version, recorded_at }) =>
      control_reference === message.control_reference ||
      (control_reference === null &&
        version === message.version &&
        recorded_at >= message.signed_at &&
        (again === undefined || recorded_at < again.signed_at)),
  );
}
