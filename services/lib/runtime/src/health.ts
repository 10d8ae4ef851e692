import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** What a service says of itself: ready or not, and a few figures that tell why. */
export interface HealthReport {
  readonly ready: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/health` (200 when ready, otherwise 503) and `/metrics` on loopback; port 0 takes a free one. */
export async function serveHealth(
  port: number,
  metrics: Registry,
  report: () => HealthReport | Promise<HealthReport>,
): Promise<HealthServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', metrics, report).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function answer(url: string, metrics: Registry, report: () => HealthReport | Promise<HealthReport>) {
  try {
    if (url.startsWith('/metrics')) return { status: 200, type: metrics.contentType, body: await metrics.metrics() };
    if (!url.startsWith('/health')) return { status: 404, type: 'text/plain', body: 'not found' };
    const { ready, details } = await report();
    return { status: ready ? 200 : 503, type: 'application/json', body: JSON.stringify({ ready, ...details }) };
  } catch (error) {
    return { status: 503, type: 'application/json', body: JSON.stringify({ ready: false, error: String(error) }) };
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
