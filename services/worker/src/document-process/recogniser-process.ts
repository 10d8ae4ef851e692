import sharp from 'sharp';
import { codesOfPiece } from './codes/read-codes.js';
import { startOcrEngine } from './ocr/start-ocr-engine.js';
import type { RecogniserMethods } from './protocol.js';
import { type Recogniser, recogniserWith } from './recogniser.js';
import { serve } from './serve.js';

sharp.cache(false);
sharp.concurrency(1);

/** The service names the folder: a child knows nothing of the environment. */
const modelsFolder = process.argv[2] ?? '';

let started: Promise<Recogniser> | null = null;
const recogniser = (): Promise<Recogniser> => (started ??= startOcrEngine(modelsFolder).then(recogniserWith));

const methods: RecogniserMethods = {
  warmUp: async () => {
    await recogniser();
  },
  uprightOf: async (picture) => (await recogniser()).uprightOf(picture),
  recognise: async (picture, known) => (await recogniser()).recognise(picture, known),
  codesOf: async (picture) => codesOfPiece(picture),
  straighten: async (picture, upright) => (await recogniser()).straighten(picture, upright),
};

serve(methods);
