import { Injectable } from '@nestjs/common';

/** So many go on in one turn of the event loop. */
const PER_TURN = 2;

/**
 * Lets many who come at once go on a few at a time, in the order in which they came: between two turns whoever asks for anything else is
 * answered. When a network returns, a thousand sockets come back in the same moment.
 */
@Injectable()
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((go) => {
      if (this.waiting.push(go) === 1) setImmediate(this.take);
    });
  }

  private readonly take = (): void => {
    for (const go of this.waiting.splice(0, PER_TURN)) go();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
