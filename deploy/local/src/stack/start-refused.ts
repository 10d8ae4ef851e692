/** A start that cannot go on. The message is one sentence for a person, with the ways out; no stack trace is shown. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
