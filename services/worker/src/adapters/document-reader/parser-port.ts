import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { ParsedPage, Picture } from '../../document-process/open-file.js';
import { unpacked } from '../../document-process/packed-page.js';
import type { GreyPicture } from '../../document-process/picture/grey-picture.js';
import type { Inspection, ParserMethods } from '../../document-process/protocol.js';
import type { PageSource } from '../../document-process/read-page.js';
import type { ChildPool } from './child-pool.js';
import type { SourceFile } from './document-reader.js';
import type { ReaderChild } from './reader-child.js';
import type { Try } from './smaller-mode.js';

/**
 * One file in the parser processes. A child that does not hold it open gets its bytes first.
 * Its calls take turns, so that they find the child that holds it instead of opening it in every one.
 */
export class ParserPort implements PageSource {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: ChildPool,
    private readonly file: SourceFile,
    private readonly signal: AbortSignal | undefined,
    private readonly one: Try,
  ) {}

  /** What a child holds: a file that was opened for the smaller mode has other pictures. */
  private get name(): string {
    return this.one.mode === 'normal' ? this.file.id : `${this.file.id} ${this.one.mode}`;
  }

  inspect(): Promise<Inspection> {
    return this.pool.withChild(this.name, this.signal, (child) => this.open(child));
  }

  parsePage(page: number): Promise<ParsedPage> {
    return this.withFile(async (child, spent) => unpacked(await this.call(child, spent, 'parsePage', page)));
  }

  drawPage(page: number, dpi: number): Promise<Picture> {
    return this.withFile((child, spent) => this.call(child, spent, 'drawPage', page, dpi));
  }

  drawGrey(page: number, dpi: number): Promise<GreyPicture> {
    return this.withFile((child, spent) => this.call(child, spent, 'drawGrey', page, dpi));
  }

  drawArea(page: number, dpi: number, area: Box): Promise<GreyPicture | null> {
    return this.withFile((child, spent) => this.call(child, spent, 'drawArea', page, dpi, area));
  }

  private withFile<T>(use: (child: ReaderChild, spent: number) => Promise<T>): Promise<T> {
    const work = (): Promise<T> =>
      this.pool.withChild(this.name, this.signal, async (child) => {
        const began = performance.now();
        if (child.holds !== this.name) await this.open(child);
        return use(child, performance.now() - began);
      });
    const done = this.turn.then(work, work);
    this.turn = done;
    return done;
  }

  private async open(child: ReaderChild): Promise<Inspection> {
    child.holds = null;
    const inspection = await this.call(child, 0, 'open', await this.file.load(), this.one.mode);
    child.holds = this.name;
    return inspection;
  }

  private call<M extends keyof ParserMethods>(
    child: ReaderChild,
    spent: number,
    method: M,
    ...args: Parameters<ParserMethods[M]>
  ): Promise<Awaited<ReturnType<ParserMethods[M]>>> {
    return child.call(method, args, this.signal, this.one.spent + spent) as Promise<Awaited<ReturnType<ParserMethods[M]>>>;
  }
}
