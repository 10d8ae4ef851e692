import { createRequire } from 'node:module';

/** The built script of a child process, by this package's own exports: Node runs it without any loader. */
export function scriptOf(name: string): string {
  return createRequire(import.meta.url).resolve(`@tallyport/worker/document-process/${name}`);
}
