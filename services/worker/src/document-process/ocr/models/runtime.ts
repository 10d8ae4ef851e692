import type * as onnx from 'onnxruntime-node';

/** The library that runs the models. It is 45 MB of native code, so it is loaded only where there are models. */
export type Runtime = typeof onnx;

export const loadRuntime = async (): Promise<Runtime> => await import('onnxruntime-node');
