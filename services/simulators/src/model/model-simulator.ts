import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { BEHAVIOURS } from './behaviours.js';
import { ChatRequest } from './wire.js';

/** Pictures come as text within the question. */
const MOST_QUESTION_BYTES = 64 * 1024 * 1024;
/** So many of the last questions are kept to look at. */
const KEPT_QUESTIONS = 50;

const Script = z.strictObject({ behaviours: z.array(z.enum(Object.keys(BEHAVIOURS))).max(1_000) });

/** A language model over real HTTP, as faithful or as broken as its name or its script says. */
export class ModelSimulator {
  /** The last questions, as they came in. */
  readonly questions: ChatRequest[] = [];
  private script: string[] = [];

  private constructor(private readonly server: Server) {}

  /** Listens on loopback unless another address of this machine is named; port 0 takes a free one. */
  static async start(port = 0, host = '127.0.0.1'): Promise<ModelSimulator> {
    const server = createServer();
    const simulator = new ModelSimulator(server);
    server.on('request', (request, response) => {
      simulator.answer(request, response).catch((error: unknown) => refuse(response, 400, String(error)));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return simulator;
  }

  /** What clients are told as their base address. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** The next questions are answered like this, whatever model they name. */
  next(...behaviours: readonly string[]): void {
    this.script.push(...Script.parse({ behaviours }).behaviours);
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === 'GET /v1/models') {
      const data = Object.keys(BEHAVIOURS).map((id) => ({ id, object: 'model', created: 0, owned_by: 'simulator' }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }));
    } else if (call === 'POST /simulator/next') {
      this.next(...Script.parse(await bodyOf(request)).behaviours);
      response.writeHead(204).end();
    } else if (call === 'POST /v1/chat/completions') {
      this.behave(ChatRequest.parse(await bodyOf(request)), response);
    } else {
      refuse(response, 404, 'no such call');
    }
  }

  private behave(question: ChatRequest, response: ServerResponse): void {
    this.questions.push(question);
    if (this.questions.length > KEPT_QUESTIONS) this.questions.shift();
    const behaviour = BEHAVIOURS[this.script.shift() ?? question.model];
    if (behaviour === undefined) refuse(response, 404, `there is no model ${question.model}`);
    else behaviour(question, response);
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_QUESTION_BYTES) throw new Error('the question is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}
