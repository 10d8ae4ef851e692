import type { Document } from '@tallyport/contracts/document-extraction/document';
import { useState } from 'react';
import { useCursor } from '../../../lib/use-cursor.js';
import { useCutting } from '../api/use-cutting.js';
import { type Cut, type Cuts, changedPieces, cutsOf, sameCuts } from './cuts.js';

/** One row: a piece of a file as it stands, or as a person is about to have it. */
export interface Piece {
  readonly document: Document;
  readonly cut: Cut;
  readonly index: number;
  readonly isDraft: boolean;
}

interface Draft {
  readonly documentId: string;
  readonly cuts: Cuts;
}

export interface Segments {
  readonly pieces: readonly Piece[];
  readonly at: number;
  readonly piece: Piece | undefined;
  /** The pieces of the file that is looked at. */
  readonly cuts: Cuts;
  /** How many pieces would be read again; 0 while nothing is changed. */
  readonly changed: number;
  readonly canUndo: boolean;
  readonly isSending: boolean;
  move(by: number): void;
  choose(at: number): void;
  chooseInFile(index: number): void;
  /** Changes the pieces of the file, for now only here. */
  draw(cuts: Cuts): void;
  drop(): void;
  apply(): void;
  /** Puts the pieces as they were before the last {@link apply}. */
  undo(): void;
}

export function useSegments(jobId: string, documents: readonly Document[]): Segments {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [before, setBefore] = useState<Draft | null>(null);
  const cutting = useCutting(jobId, () => setDraft(null));
  const pieces = documents.flatMap((document) => piecesOf(document, draft));
  const cursor = useCursor(pieces.length);
  const piece = pieces[cursor.at];
  const standing = piece ? cutsOf(piece.document.segments) : [];
  const cuts = piece && draft?.documentId === piece.document.id ? draft.cuts : standing;
  const drafted = documents.find(({ id }) => id === draft?.documentId);
  const send = (document: Document, wanted: Cuts, undoes: Draft | null) =>
    cutting.mutate({ document, cuts: wanted }, { onSuccess: () => setBefore(undoes) });

  return {
    pieces,
    at: cursor.at,
    piece,
    cuts,
    changed: drafted && draft ? changedPieces(cutsOf(drafted.segments), draft.cuts) : 0,
    canUndo: before !== null && draft === null,
    isSending: cutting.isPending,
    move: cursor.move,
    choose: cursor.set,
    chooseInFile: (index) => cursor.set(pieces.findIndex((other) => other.document.id === piece?.document.id && other.index === index)),
    draw(wanted) {
      if (piece) setDraft(sameCuts(wanted, standing) ? null : { documentId: piece.document.id, cuts: wanted });
    },
    drop: () => setDraft(null),
    apply() {
      if (drafted && draft) send(drafted, draft.cuts, { documentId: drafted.id, cuts: cutsOf(drafted.segments) });
    },
    undo() {
      const document = documents.find(({ id }) => id === before?.documentId);
      if (document && before) send(document, before.cuts, null);
    },
  };
}

function piecesOf(document: Document, draft: Draft | null): Piece[] {
  const standing = cutsOf(document.segments);
  const cuts = draft?.documentId === document.id ? draft.cuts : standing;
  return cuts.map((cut, index) => ({ document, cut, index, isDraft: !standing.some((other) => sameCuts([other], [cut])) }));
}
