import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';

/** What the freight system calls a type of document, as an administrator set it. */
export interface MappedDocumentType {
  readonly ours: string;
  readonly theirs: string;
}

/** The codes that public messages have (domain: eAdaptor, §7) for types that we call otherwise. */
const USUAL: Readonly<Partial<Record<DocumentType, string>>> = { BL: 'HBL', HAWB: 'HBL', AWB: 'MBL', APD: 'PKD' };
/** For a paper of no type. */
const MISCELLANEOUS = 'MSC';

/** The type under which a document is filed there: by the rows of an administrator, by what is usual, else by our own code. */
export function documentTypeThere(type: DocumentType, mapped: readonly MappedDocumentType[]): string {
  const row = mapped.find(({ ours }) => ours === type);
  if (row !== undefined) return row.theirs;
  return type === 'other' ? MISCELLANEOUS : (USUAL[type] ?? type);
}
