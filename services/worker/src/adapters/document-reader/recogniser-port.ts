import type { PageCode } from '@tallyport/reading/document-model';
import type { Upright } from '../../document-process/ocr/flat-page.js';
import type { Picture } from '../../document-process/open-file.js';
import type { GreyPicture } from '../../document-process/picture/grey-picture.js';
import type { Recogniser, Scanned } from '../../document-process/recogniser.js';
import type { ChildPool } from './child-pool.js';
import type { Try } from './smaller-mode.js';

/** The OCR processes, as the code that reads a page knows them. */
export class RecogniserPort implements Recogniser {
  constructor(
    private readonly pool: ChildPool,
    private readonly signal: AbortSignal | undefined,
    private readonly one: Try,
  ) {}

  uprightOf(picture: GreyPicture): Promise<Upright> {
    return this.call('uprightOf', picture);
  }

  recognise(picture: GreyPicture, known: Upright | null): Promise<Scanned> {
    return this.call('recognise', picture, known);
  }

  codesOf(picture: GreyPicture): Promise<readonly PageCode[]> {
    return this.call('codesOf', picture);
  }

  straighten(picture: Picture, upright: Upright): Promise<Picture> {
    return this.call('straighten', picture, upright);
  }

  private call<M extends keyof Recogniser>(method: M, ...args: Parameters<Recogniser[M]>): ReturnType<Recogniser[M]> {
    const answer = this.pool.withChild(null, this.signal, (child) => child.call(method, args, this.signal, this.one.spent));
    return answer as ReturnType<Recogniser[M]>;
  }
}
