import { Controller, Inject } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import { uploadDocuments } from '@tallyport/contracts/document-extraction/http';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { PROBLEMS } from '@tallyport/contracts/problems';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS } from '../../platform/tokens.js';
import { JobGate } from '../work-order/job-gate.js';
import { DocumentCommands } from './document.commands.js';
import { type FormFile, readForm } from './upload-reader.js';

type Uploaded = ReplyOf<typeof uploadDocuments>['results'][number];

@Controller()
export class UploadController {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(DocumentCommands) private readonly commands: DocumentCommands,
  ) {}

  /** All files of a form are recorded together, and each is answered for itself; one that came alone and is refused is answered with its problem. */
  @Handles(uploadDocuments)
  async upload(call: Call<typeof uploadDocuments>): Promise<ReplyOf<typeof uploadDocuments>> {
    const { caller, params, request } = call;
    await this.gate.require(caller.orgId, params.id);
    const identity = commandIdentity(uploadDocuments, call);
    const files = await readForm(request, caller.orgId, this.blobs);
    const stored = files.flatMap((one, n) => ('file' in one ? [{ n, fileName: one.fileName, ...one.file }] : []));
    const { documents, place } = await this.commands.upload(caller, params.id, stored, files.length, identity);
    if (place) call.answerHeader('Stream-Position', streamPlaceText(place));
    return { results: answered(files.map((one, n) => uploaded(one, documents.get(n) ?? null))) };
  }
}

function uploaded(one: FormFile, document: Document | null): Uploaded {
  const problem = 'refused' in one ? { code: one.refused, title: PROBLEMS[one.refused].title } : null;
  return { file_name: one.fileName, document, problem };
}

function answered(results: Uploaded[]): Uploaded[] {
  const [only, another] = results;
  if (!only) throw new ProblemError('invalid-input', { errors: [{ pointer: '/files', message: 'no file' }] });
  if (!another && only.problem) throw new ProblemError(only.problem.code as ProblemCode);
  return results;
}
