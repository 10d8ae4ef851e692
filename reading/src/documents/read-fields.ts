import type { DocumentText } from '../document-text.js';
import type { OpenDocument } from '../open-document.js';
import type { Pass } from '../stage.js';
import type { AnyDeclaration, Found, HeaderPass, Source, Sources } from './declaration.js';
import { declarationOf } from './declarations.js';
import { HeaderSoFar } from './header-so-far.js';
import type { Understanding } from './understanding.js';

type Run = Pass<OpenDocument>['run'];

/** A pass over a document whose type has fields; papers of other types stay as they are. */
export function ofType(change: (declaration: AnyDeclaration, document: OpenDocument) => Partial<OpenDocument>): Run {
  return (document) => {
    const declaration = declarationOf(document);
    return declaration === null ? {} : change(declaration, document);
  };
}

/** Labels and columns get the meaning that they have on papers of the type. */
export const meaningsOfType = ofType(({ meanings }, document) => {
  if (meanings === undefined) return {};
  const { labels, tables } = meanings(document);
  return { labels, tables };
});

export const linesOfType = ofType(({ lines }, document) => {
  const { header } = document.understood;
  return { understood: { header, lines: lines?.(document) ?? [] } };
});

/** Asks for each field of the type the sources that belong to one pass. */
export function fieldsIn(pass: HeaderPass): Run {
  return ofType(({ header }, document) => ({ understood: readHeader(header, pass, document, document.understood) }));
}

/** What is known of a header once one pass over its fields has been made. */
export function readHeader(declared: AnyDeclaration['header'], pass: HeaderPass, text: DocumentText, before: Understanding): Understanding {
  const known = new HeaderSoFar(before);
  for (const [name, sources] of Object.entries(declared)) {
    for (const source of sourcesIn(pass, sources)) if (!known.isKnown(name)) known.put(name, source(text, known));
  }
  return { header: known.all, lines: known.lines };
}

function sourcesIn(pass: HeaderPass, sources: Sources<string, Found>): readonly Source<string, Found>[] {
  return sources.flatMap((source) =>
    typeof source === 'function' ? (pass === 'header' ? [source] : []) : source.pass === pass ? source.sources : [],
  );
}
