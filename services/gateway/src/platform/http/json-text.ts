import type { FastifyInstance } from 'fastify';

/** An answer that is JSON text already. `Value` says of what; a test holds every answer to its contract. */
export class JsonText<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}

/** Sends JSON that is text already as it is, and writes the JSON of every other answer. */
export function sendJsonText(server: FastifyInstance): void {
  server.setReplySerializer((answer) => (answer instanceof JsonText ? answer.text : JSON.stringify(answer)));
}
