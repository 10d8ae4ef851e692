/** What somebody gave a program cannot be used: a file that is missing, one that is something else. The message is for them. */
export class UnusableInput extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableInput';
  }
}
