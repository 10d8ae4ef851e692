import { PROBLEMS } from '@tallyport/contracts/problems';
/** What became of a file: null when it is a document now, else the code of the problem that refused it. */
export interface Sent {
    readonly refused: keyof typeof PROBLEMS | 'broken-off' | null;
}
export interface Sending {
    readonly orgId: string;
    readonly jobId: string;
    readonly key: string;
    readonly signal: AbortSignal;
    onProgress(fraction: number): void;
}
/** Uploads one file and tells how far it is: the one call for which `fetch` says too little. */
export declare function sendFile(file: File, { orgId, jobId, key, signal, onProgress }: Sending): Promise<Sent>;
