import { type Document } from '@tallyport/contracts/document-extraction/http';
/** Hands the file to the person as it was uploaded. The token travels in a header, so a plain link would not do. */
export declare function downloadFile(orgId: string, document: Document): Promise<void>;
