import { startModelEngine } from './models/model-engine.js';
import { modelFilesIn } from './models/model-files.js';
import type { OcrEngine } from './ocr-engine.js';
import { startTesseractEngine } from './tesseract/tesseract-engine.js';

/** The better engine, where the install could fetch its models into this folder; else the one that the packages bring. */
export async function startOcrEngine(modelsFolder: string): Promise<OcrEngine> {
  const files = modelFilesIn(modelsFolder);
  return files === null ? startTesseractEngine() : startModelEngine(files);
}
