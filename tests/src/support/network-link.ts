import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy to a server, with the faults that a network has. While it swallows, nothing passes and nobody is told: no
 * connection is closed or reset, and machines on both ends acknowledge what they get, as behind a broken proxy.
 */
export class NetworkLink {
  private readonly pairs = new Set<Pair>();
  private isSwallowing = false;
  private delayMs = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: { host: string; port: number },
  ) {
    server.on('connection', (near) => this.join(near));
  }

  /** Opens a link to the host and port of this address. */
  static async to(address: { host: string; port: number }): Promise<NetworkLink> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new NetworkLink(server, address);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The same address, through this link. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(this.port);
    return address.href;
  }

  swallow(): void {
    this.isSwallowing = true;
    for (const pair of this.pairs) pair.pause();
  }

  /** Lets everything through again. `forgetful`: connections from before stay silent for ever, as behind a firewall that lost them. */
  restore({ forgetful }: { forgetful: boolean }): void {
    this.isSwallowing = false;
    if (!forgetful) for (const pair of this.pairs) pair.resume();
  }

  /** From now on each chunk arrives this much later. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** The server's next answer on each connection does not arrive: the connection is reset instead. Answers how many there are. */
  resetAtNextAnswer(): number {
    for (const pair of this.pairs) pair.resetAtNextAnswer();
    return this.pairs.size;
  }

  close(): void {
    this.server.close();
    for (const pair of this.pairs) pair.reset();
  }

  private join(near: Socket): void {
    // A cable holds nothing back to send it with what comes later.
    const far = connect({ ...this.target, allowHalfOpen: true, noDelay: true });
    near.setNoDelay(true);
    const pair = new Pair(near, far, () => this.delayMs);
    this.pairs.add(pair);
    near.once('close', () => this.pairs.delete(pair));
    if (this.isSwallowing) pair.pause();
  }
}

/** Both ends of one connection. */
class Pair {
  private isCutAtAnswer = false;

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
    private readonly delayMs: () => number,
  ) {
    this.carry(near, far);
    this.carry(far, near);
  }

  pause(): void {
    this.near.pause();
    this.far.pause();
  }

  resume(): void {
    this.near.resume();
    this.far.resume();
  }

  resetAtNextAnswer(): void {
    this.isCutAtAnswer = true;
  }

  reset(): void {
    this.near.resetAndDestroy();
    this.far.resetAndDestroy();
  }

  private carry(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (from === this.far && this.isCutAtAnswer) this.reset();
      else this.later(() => to.write(chunk));
    });
    from.on('end', () => this.later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => this.later(() => to.destroySoon()));
  }

  private later(deliver: () => void): void {
    const delay = this.delayMs();
    if (delay === 0) deliver();
    else setTimeout(deliver, delay);
  }
}
