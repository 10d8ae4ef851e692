import type { Upload } from '../model/use-uploads.js';
/** A file on its way, or one that was refused and why. A refused file never disappears by itself. */
export declare function UploadRow({ upload, onDismiss }: {
    upload: Upload;
    onDismiss: () => void;
}): import("react").JSX.Element;
