declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The parsing half of the library; it comes without types. */
  export const WorkerMessageHandler: { initializeFromPort(port: object): void };
}
