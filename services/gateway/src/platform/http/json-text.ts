/** An answer that is JSON text already. `Value` says of what; a test holds every answer to its contract. */
export class JsonText<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}
