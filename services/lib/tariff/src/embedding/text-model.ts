import { readFile } from 'node:fs/promises';
import { DIMENSIONS, normalised } from '@tallyport/domain/classification/embedding/vectors';
import type * as onnx from 'onnxruntime-node';
import { z } from 'zod';
import type { TextModelFiles } from './text-model-files.js';
import { type PieceNumbers, wordPiecesOf } from './word-pieces.js';

/** Answers the embeddings of short texts: unit vectors that lie the nearer, the more alike the texts are in meaning. */
export interface TextModel {
  vectorsOf(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

const Tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });
const AT_ONCE = 64;

/** Opens the model. It takes 100 MB, so it is opened only where it is; by itself it keeps one core busy. */
export async function openTextModel(files: TextModelFiles, threads = 1): Promise<TextModel> {
  const runtime: typeof onnx = await import('onnxruntime-node');
  const { vocab } = Tokenizer.parse(JSON.parse(await readFile(files.tokenizer, 'utf8'))).model;
  const numbers: PieceNumbers = new Map(Object.entries(vocab));
  const session = await runtime.InferenceSession.create(files.model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  });

  async function vectorsOfBatch(pieces: readonly (readonly number[])[]): Promise<Float32Array[]> {
    const width = Math.max(...pieces.map(({ length }) => length));
    const shape = [pieces.length, width];
    const tensor = (of: (text: readonly number[], at: number) => number) =>
      new runtime.Tensor(
        'int64',
        BigInt64Array.from(
          pieces.flatMap((text) => Array.from({ length: width }, (_, at) => of(text, at))),
          BigInt,
        ),
        shape,
      );
    const { last_hidden_state: answer } = await session.run({
      input_ids: tensor((text, at) => text[at] ?? 0),
      attention_mask: tensor((text, at) => (at < text.length ? 1 : 0)),
      token_type_ids: tensor(() => 0),
    });
    if (!(answer?.data instanceof Float32Array)) throw new Error('the model answered no numbers');
    const { data } = answer;
    return pieces.map(({ length }, row) => vector(data.subarray(row * width * DIMENSIONS, (row * width + length) * DIMENSIONS)));
  }

  return {
    async vectorsOf(texts) {
      const pieces = texts.map((text, place) => ({ place, pieces: wordPiecesOf(text, numbers) }));
      // Texts of one length go together: a short one is filled up to the longest beside it.
      const byLength = pieces.toSorted((one, other) => one.pieces.length - other.pieces.length);
      const vectors: Float32Array[] = [];
      for (let from = 0; from < byLength.length; from += AT_ONCE) {
        const batch = byLength.slice(from, from + AT_ONCE);
        const answered = await vectorsOfBatch(batch.map((one) => one.pieces));
        batch.forEach(({ place }, row) => {
          vectors[place] = answered[row] ?? new Float32Array(DIMENSIONS);
        });
      }
      return vectors;
    },
    close: () => session.release(),
  };
}

/** The mean over the pieces of a text, of length one. */
function vector(states: Float32Array): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  states.forEach((value, at) => {
    sum[at % DIMENSIONS] = (sum[at % DIMENSIONS] ?? 0) + value;
  });
  return normalised(sum);
}
