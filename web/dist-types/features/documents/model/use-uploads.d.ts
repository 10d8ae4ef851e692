import { type Sent } from '../api/send-file.js';
/** A file on its way, or refused; one that arrived is a document and leaves this list. */
export interface Upload {
    readonly key: string;
    readonly name: string;
    readonly bytes: number;
    readonly fraction: number;
    readonly refused: Sent['refused'];
}
/** Files that a person dropped: two are sent at a time, each for itself, and a refused one stays until it is dismissed. */
export declare function useUploads(jobId: string): {
    uploads: readonly Upload[];
    add: (files: Iterable<File>) => void;
    dismiss: (key: string) => void;
};
