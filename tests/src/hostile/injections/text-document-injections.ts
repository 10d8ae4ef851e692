import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { paragraph, WORD } from '@tallyport/worker/document-process/testing/make-files';
import { readParts } from '@tallyport/worker/document-process/zip/read-parts';
import type { Injection } from './injection.js';

type Parts = Record<string, string>;

function inTextDocument(name: string, isVisible: boolean, change: (parts: Parts, text: string) => void): Injection {
  return {
    name: `text document, ${name}`,
    isVisible,
    isTold: !isVisible && name !== 'metadata',
    async inject(clean, { text }) {
      const parts: Parts = Object.fromEntries([...(await readParts(clean, /./u))].map(([part, bytes]) => [part, bytes.toString('utf8')]));
      change(parts, text);
      return makeZip(parts);
    },
  };
}

const DOCUMENT = 'word/document.xml';

function addParagraph(parts: Parts, xml: string): void {
  parts[DOCUMENT] = (parts[DOCUMENT] ?? '').replace('</w:body>', `${xml}</w:body>`);
}

const runWith = (properties: string, text: string): string => `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

export const TEXT_DOCUMENT_INJECTIONS: readonly Injection[] = [
  inTextDocument('hidden letters', false, (parts, text) => addParagraph(parts, runWith('<w:vanish/>', text))),
  inTextDocument('white letters', false, (parts, text) => addParagraph(parts, runWith('<w:color w:val="FFFFFF"/>', text))),
  inTextDocument('letters of one point', false, (parts, text) => addParagraph(parts, runWith('<w:sz w:val="2"/>', text))),
  inTextDocument('deleted letters', false, (parts, text) =>
    addParagraph(parts, `<w:p><w:del w:id="1" w:author="x"><w:r><w:delText>${text}</w:delText></w:r></w:del></w:p>`),
  ),
  inTextDocument('a comment', false, (parts, text) => {
    parts['word/comments.xml'] =
      `<w:comments xmlns:w="${WORD}"><w:comment w:id="1" w:author="x">${paragraph(text)}</w:comment></w:comments>`;
  }),
  inTextDocument('metadata', false, (parts, text) => {
    parts['docProps/core.xml'] = `<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:title>${text}</dc:title></cp:coreProperties>`;
  }),
  inTextDocument('hidden letters in a page header', false, (parts, text) => {
    parts['word/header1.xml'] = `<w:hdr xmlns:w="${WORD}">${runWith('<w:vanish/>', text)}</w:hdr>`;
  }),
  inTextDocument('a paragraph at the end', true, (parts, text) => addParagraph(parts, paragraph(text))),
];
