import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketAdapter, WsMessageHandler } from '@nestjs/common';
import { type ServerFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import type { Log } from '@tallyport/runtime/log';
import type { Observable } from 'rxjs';
import { WebSocketServer } from 'ws';
import type { Admission } from './admission.js';
import { DeskSocket } from './desk-socket.js';
import { refuseUpgrade } from './refuse-upgrade.js';
import type { Turns } from './turns.js';

const FRAME_LIMIT = 65_536;
/** Who does not answer the close of a gateway that ends is cut off. */
const CLOSE_WITHIN_MS = 1_000;
const GOING_AWAY = 1001;

type Connected = (socket: DeskSocket) => void;

/**
 * Nest's gateways over `ws`, on the port of HTTP. Unlike the ready-made adapter it asks before it upgrades: who may not have
 * a socket gets a status, and never a connection.
 */
export class UpgradeAdapter implements WebSocketAdapter<WebSocketServer, DeskSocket, { path?: string }> {
  private readonly connected: Connected[] = [];
  private readonly open = new Set<DeskSocket>();

  constructor(
    private readonly http: Server,
    private readonly admission: Admission,
    private readonly turns: Turns,
    private readonly log: Log,
  ) {}

  create(_port: number, { path = '/' }: { path?: string } = {}): WebSocketServer {
    const server = new WebSocketServer({
      noServer: true,
      maxPayload: FRAME_LIMIT,
      perMessageDeflate: false,
      handleProtocols: () => SUBPROTOCOL,
    });
    this.http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (pathOf(request) === path) void this.upgrade(server, request, socket, head);
      else refuseUpgrade(socket, 'not-found');
    });
    return server;
  }

  bindClientConnect(_server: WebSocketServer, callback: Connected): void {
    this.connected.push(callback);
  }

  bindClientDisconnect(client: DeskSocket, callback: () => void): void {
    client.onClose(callback);
  }

  /** A frame goes to the handler of its `type`; what the handler answers goes back as a frame. */
  bindMessageHandlers(client: DeskSocket, handlers: WsMessageHandler[], transform: (result: unknown) => Observable<unknown>): void {
    client.onFrame((frame) => {
      const handler = handlers.find(({ message }) => message === frame.type);
      if (!handler) return client.ignoreFrame();
      transform(handler.callback(frame)).subscribe((answer) => {
        if (answer !== undefined) client.sendFrame(answer as ServerFrame);
      });
    });
  }

  /** No upgrade is taken any more; those who are there are told to come back elsewhere. */
  close(server: WebSocketServer): void {
    server.close();
    for (const socket of this.open) socket.close(GOING_AWAY, 'going away');
    setTimeout(() => {
      for (const socket of this.open) socket.terminate();
    }, CLOSE_WITHIN_MS).unref();
  }

  /** Nest asks for it when it ends; `close` has done everything. */
  dispose(): void {
    this.connected.length = 0;
  }

  private async upgrade(server: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    await this.turns.next();
    const admitted = await this.admission.decide(request);
    if (typeof admitted === 'string') return refuseUpgrade(socket, admitted);
    if (!this.admission.hasRoomFor(admitted)) return refuseUpgrade(socket, 'too-many-requests');
    server.handleUpgrade(request, socket, head, (opened) => {
      const client = new DeskSocket(opened, socket, admitted, this.log);
      this.open.add(client);
      client.onClose(() => this.open.delete(client));
      for (const connected of this.connected) connected(client);
    });
  }
}

/** `/ws/` is `/ws`. */
function pathOf({ url }: IncomingMessage): string {
  return new URL(url ?? '/', 'http://gateway').pathname.replace(/(?<=.)\/$/, '');
}
