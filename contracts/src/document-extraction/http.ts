import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { readOnly } from '../read-only.js';
import { Id, StreamPosition } from '../values/ids.js';
import { Document, Extraction, UploadedFile } from './document.js';
import { DocumentType } from './document-types.js';
import { DocumentExplanation } from './explanation.js';
import { MAX_PAGES } from './media-types.js';
import { PageText } from './page-text.js';
import { KeptFor } from './stray.js';

const job = '/orgs/{o}/work_orders/{id}';
const notFound = ['not-found', 'work-order.not-found', 'document.not-found'] as const;

export const listDocuments = defineOperation({
  id: 'listDocuments',
  summary: 'Documents of the job with the state of their reading.',
  method: 'GET',
  path: `${job}/documents`,
  auth: 'member',
  query: z.strictObject({ ...pageQuery(100), as_of: z.string().max(40).optional() }),
  reply: page(Document),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const allDocuments = defineOperation({
  id: 'allDocuments',
  summary: 'All documents of the job, in the form of a list.',
  method: 'GET',
  path: `${job}/all_documents`,
  auth: 'member',
  reply: page(Document),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const uploadDocuments = defineOperation({
  id: 'uploadDocuments',
  summary:
    'Upload at most 50 files as multipart/form-data. Each is answered for itself: stored, or refused with its reason. A form that is refused leaves nothing.',
  method: 'POST',
  path: `${job}/documents`,
  auth: 'member',
  takes: 'files',
  reply: z.object({ results: z.array(UploadedFile) }),
  status: 201,
  problems: [
    'not-found',
    'work-order.not-found',
    'not-allowed',
    'file-too-large',
    'too-many-files',
    'file-type-refused',
    'file-empty',
    'file-protected',
    'file-damaged',
    'form-needed',
    'storage-full',
  ],
});

export const getDocument = defineOperation({
  id: 'getDocument',
  summary: 'One document.',
  method: 'GET',
  path: `${job}/documents/{document}`,
  auth: 'member',
  reply: Document,
  status: 200,
  problems: notFound,
});

export const withdrawDocument = defineOperation({
  id: 'withdrawDocument',
  summary: 'Take a document back. What was read from it is withdrawn too; the file is kept.',
  method: 'DELETE',
  path: `${job}/documents/{document}`,
  auth: 'member',
  status: 204,
  problems: [...notFound, 'not-allowed'],
});

export const keepDocument = defineOperation({
  id: 'keepDocument',
  summary: 'Say that a document belongs to this job although it says these things. With none of them the word is taken back.',
  method: 'POST',
  path: `${job}/documents/{document}/keep_here`,
  auth: 'member',
  body: z.strictObject({ kept_for: z.array(z.strictObject(KeptFor.shape)).max(10) }),
  reply: Document,
  status: 200,
  problems: [...notFound, 'not-allowed', 'document.withdrawn'],
});

export const moveDocument = defineOperation({
  id: 'moveDocument',
  summary:
    'Give a document to another job, where it is read; here it is taken back with all that was read from it. Answers it as it is there.',
  method: 'POST',
  path: `${job}/documents/{document}/move`,
  auth: 'member',
  body: z.strictObject({ work_order_id: Id }),
  reply: Document,
  status: 201,
  problems: [...notFound, 'not-allowed', 'document.withdrawn', 'invalid-input', 'command-reused'],
});

export const downloadDocument = defineOperation({
  id: 'downloadDocument',
  summary: 'The file as it was uploaded, always as an attachment.',
  method: 'GET',
  path: `${job}/documents/{document}/download`,
  auth: 'member',
  answers: 'file',
  status: 200,
  problems: notFound,
});

export const pagePicture = defineOperation({
  id: 'pagePicture',
  summary: 'The picture of one page as PNG, once it was made.',
  method: 'GET',
  path: `${job}/documents/{document}/pages/{page}`,
  auth: 'member',
  answers: 'file',
  status: 200,
  problems: notFound,
});

export const pageText = defineOperation({
  id: 'pageText',
  summary: 'The words and tables of one page with their places, once it was read. Answers 304 to an ETag that still holds.',
  method: 'GET',
  path: `${job}/documents/{document}/pages/{page}/text`,
  auth: 'member',
  reply: PageText,
  status: 200,
  problems: [...notFound, 'document.page-not-read'],
});

export const explainDocument = defineOperation({
  id: 'explainDocument',
  summary: 'Why the values read of a document are what they are. No segments while nothing was read, and of readings that kept no reasons.',
  method: 'GET',
  path: `${job}/documents/{document}/explanation`,
  auth: 'member',
  reply: DocumentExplanation,
  status: 200,
  problems: notFound,
});

export const correctSegments = defineOperation({
  id: 'correctSegments',
  summary: 'Move cuts and types of a file. No page is read again, and only the segments that changed are understood again.',
  method: 'PUT',
  path: `${job}/documents/{document}/segments`,
  auth: 'member',
  body: z.strictObject({
    /** All segments of the file in the order of their pages: together they hold every page once. */
    segments: z
      .array(
        z.strictObject({
          from_page: z.int().min(1).max(MAX_PAGES),
          to_page: z.int().min(1).max(MAX_PAGES),
          type: DocumentType,
          title: z.string().max(200).nullable(),
          /** What the document tells of its segment beside its cut may stand here as it was read; it changes nothing. */
          confidence: readOnly,
          corrected_by: readOnly,
        }),
      )
      .min(1)
      .max(MAX_PAGES),
    /** The document's position that the person saw; `If-Match` wins. Without either the newest is changed. */
    stream_position: StreamPosition.optional(),
  }),
  reply: Document,
  status: 202,
  problems: [
    ...notFound,
    'not-allowed',
    'document.withdrawn',
    'document.not-split',
    'document.segments-changed',
    'document.segments-overlap',
    'document.segments-gap',
    'document.segments-past-end',
    'extraction.still-running',
  ],
});

export const getExtraction = defineOperation({
  id: 'getExtraction',
  summary: 'How the reading of a document stands.',
  method: 'GET',
  path: `${job}/documents/{document}/extraction`,
  auth: 'member',
  reply: Extraction,
  status: 200,
  problems: notFound,
});

export const retryExtraction = defineOperation({
  id: 'retryExtraction',
  summary: 'Read again from the first unfinished step; finished pages are not read twice.',
  method: 'POST',
  path: `${job}/documents/{document}/extraction/retry`,
  auth: 'member',
  reply: Extraction,
  status: 202,
  problems: [...notFound, 'not-allowed', 'extraction.still-running', 'document.withdrawn'],
});

export const cancelExtraction = defineOperation({
  id: 'cancelExtraction',
  summary: 'Stop the reading of a document. What was read is kept.',
  method: 'POST',
  path: `${job}/documents/{document}/extraction/cancel`,
  auth: 'member',
  reply: Extraction,
  status: 202,
  problems: [...notFound, 'not-allowed', 'extraction.not-running'],
});

export const extractAllDocuments = defineOperation({
  id: 'extractAllDocuments',
  summary: 'Read every document of the job that is not being read already.',
  method: 'POST',
  path: `${job}/extract_all_docs_static`,
  auth: 'member',
  reply: z.object({ requested: z.array(Id) }),
  status: 202,
  problems: ['not-found', 'work-order.not-found', 'not-allowed'],
});

export const DOCUMENT_OPERATIONS = [
  listDocuments,
  allDocuments,
  uploadDocuments,
  getDocument,
  withdrawDocument,
  keepDocument,
  moveDocument,
  downloadDocument,
  pagePicture,
  pageText,
  explainDocument,
  correctSegments,
  getExtraction,
  retryExtraction,
  cancelExtraction,
  extractAllDocuments,
] as const;
