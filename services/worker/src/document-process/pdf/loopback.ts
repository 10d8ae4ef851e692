import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

interface Message {
  readonly data: unknown;
}

type Listener = (message: Message) => void;

/** A piece of the operators of a page, on its way to the half that asked for them. */
interface PieceOfPage {
  readonly chunk: { readonly fnArray: readonly unknown[]; readonly argsArray: readonly unknown[] };
}

/**
 * The line between the two halves of the library, which both live in this process. It carries as much as the library's own
 * line, but copies only lists and records, which their sender goes on using; numbers in bulk and letters are handed over, and so is
 * what stands in the operators of a page, which are most of what it carries.
 */
class Loopback {
  private readonly listeners = new Set<Listener>();
  private readonly later = Promise.resolve();

  postMessage(data: unknown): void {
    const message = { data: isPieceOfPage(data) ? copiedLists(data) : copied(data) };
    void this.later.then(() => {
      for (const listener of this.listeners) listener(message);
    });
  }

  addEventListener(_name: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.removeEventListener(_name, listener), { once: true });
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  terminate(): void {
    this.listeners.clear();
  }
}

/** The half of the library that parses, at work for every file that this process opens. */
export function startWorker(): PDFWorker {
  const line = new Loopback();
  // The types of the library know of no other line than a worker of a browser.
  const worker = new PDFWorker({ port: line as never });
  WorkerMessageHandler.initializeFromPort(line);
  return worker;
}

function isPieceOfPage(data: unknown): data is PieceOfPage {
  const { chunk } = data as { readonly chunk?: Partial<PieceOfPage['chunk']> | null };
  return Array.isArray(chunk?.fnArray) && Array.isArray(chunk.argsArray);
}

/** The two lists anew, for their sender empties and fills them again. */
function copiedLists(piece: PieceOfPage): PieceOfPage {
  const { fnArray, argsArray } = piece.chunk;
  return { ...piece, chunk: { ...piece.chunk, fnArray: [...fnArray], argsArray: [...argsArray] } };
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const record: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) record[key] = copied(part);
  return record;
}
