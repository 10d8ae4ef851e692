import type { ServerResponse } from 'node:http';
import { faithfulAnswer } from './faithful-answer.js';
import { answerWithMore, impossibleAnswer, inventedAnswer, obedientAnswer, wronglyTypedAnswer } from './untrue-answers.js';
import { type ChatRequest, completionOf } from './wire.js';

/** How a simulated model answers one question. */
export type Behaviour = (request: ChatRequest, response: ServerResponse) => void;

const HUGE_BYTES = 10 * 1024 * 1024;

const answering =
  (answer: (request: ChatRequest) => object): Behaviour =>
  (request, response) =>
    say(response, completionOf(request, { content: JSON.stringify(answer(request)) }));

const failing =
  (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'simulated' } }));

/** Every model there is, by the name under which it is asked. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'sim-faithful': answering(faithfulAnswer),
  'sim-hallucinating': answering(inventedAnswer),
  'sim-impossible': answering(impossibleAnswer),
  'sim-wrong-types': answering(wronglyTypedAnswer),
  'sim-extra-fields': answering(answerWithMore),
  'sim-injected': answering(obedientAnswer),
  'sim-malformed': (request, response) => say(response, completionOf(request, { content: '{"header": {"invoice_number": "INV-' })),
  'sim-nan': (request, response) => say(response, completionOf(request, { content: '{"header": {"total_amount": NaN}, "lines": []}' })),
  'sim-empty': (_request, response) => say(response, {}),
  'sim-refusing': (request, response) => say(response, completionOf(request, { content: null, refusal: 'I cannot help with that.' })),
  'sim-cut-off': (request, response) => say(response, completionOf(request, { content: '{"header": {', finishReason: 'length' })),
  'sim-huge': (request, response) => say(response, completionOf(request, { content: JSON.stringify({ header: 'x'.repeat(HUGE_BYTES) }) })),
  'sim-no-json': (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>sign in</html>'),
  'sim-error-500': failing(500, 'simulated failure'),
  'sim-rate-limited': failing(429, 'simulated limit', { 'retry-after': '1' }),
  'sim-key-refused': failing(401, 'simulated refusal of the key'),
  'sim-request-refused': failing(400, 'this model knows no json_schema'),
  /** Takes the question and says nothing until the asker goes away. */
  'sim-slow': () => undefined,
  /** Begins to answer and never comes to an end. */
  'sim-dripping': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "chatcmpl-');
  },
  'sim-hangs-up': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "chatcmpl-', () => response.destroy());
  },
};

function say(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
