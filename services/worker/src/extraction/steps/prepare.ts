import { createHash } from 'node:crypto';
import { MAX_PAGES } from '@tallyport/contracts/document-extraction/media-types';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import type { StepContext, StepResult } from '../step-context.js';
import { UnreadableDocument } from '../unreadable-document.js';

/** Resolution of page pictures: sharp on a large screen, and small enough to come quickly. */
const PICTURE_DPI = 144;
/** A PDF may hold any number of files: so many are named. */
const MOST_NAMED = 10;

export async function checkUpload({ file, reading }: StepContext): Promise<StepResult> {
  const bytes = await file.load();
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== reading.hash || bytes.byteLength !== reading.bytes) {
    throw new UnreadableDocument('damaged-in-store', 'The stored file is not the one that was uploaded. Upload it again.');
  }
  return { summary: `${sizeOf(bytes.byteLength)}, stored and hashed`, facts: [{ what: 'stored', count: bytes.byteLength }] };
}

export async function inspectFile({ file, reader, artefacts, signal }: StepContext): Promise<StepResult> {
  const inspected = await reader.inspect(file, { signal });
  if (inspected.kind === 'unreadable') throw new UnreadableDocument(inspected.reason, inspected.sentence);
  const { mediaType, pages, embedded } = inspected;
  await artefacts.saveEmbedded(embedded);
  await artefacts.saveInspection({ mediaType, pages });
  const data = embedded.map(({ name, refusal }) => `, data inside: ${name}${refusal === null ? '' : `, not read: ${refusal}`}`).join('');
  const inside = embedded.slice(0, MOST_NAMED).map(({ name, refusal }): StepFact => {
    return { what: refusal === null ? 'data-inside' : 'data-not-read', text: name.slice(0, 200) };
  });
  return {
    summary: `type by content, ${pages} of at most ${MAX_PAGES} pages${data}`.slice(0, 200),
    facts: [{ what: 'pages-allowed', count: pages }, ...inside],
    pages,
  };
}

export async function drawPages({ file, reader, artefacts, signal }: StepContext): Promise<StepResult> {
  const { pages } = await artefacts.inspection();
  for (let page = 1; page <= pages; page++) {
    signal.throwIfAborted();
    if (await artefacts.hasPicture(page)) continue;
    const picture = await reader.pagePicture(file, page, { dpi: PICTURE_DPI, signal });
    if (picture.kind === 'unreadable') throw new UnreadableDocument(picture.reason, `Page ${page}: ${picture.sentence}`, page);
    await artefacts.savePicture(page, picture.png);
  }
  return { summary: `${pages} page ${pages === 1 ? 'picture' : 'pictures'}`, facts: [{ what: 'pictures', count: pages }], pages };
}

export async function warmUpReader({ reader, signal }: StepContext): Promise<StepResult> {
  await reader.warmUp(signal);
  return reader.hasNoNetwork
    ? { summary: 'reader and OCR ready, without network', facts: [{ what: 'reader-isolated' }] }
    : { summary: 'reader and OCR ready', facts: [{ what: 'reader-ready' }] };
}

/** `48 kB`, `9.1 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
