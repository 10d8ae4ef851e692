interface PagePictureProps {
    readonly jobId: string;
    readonly documentId: string;
    readonly page: number;
    /** False while the picture cannot be there yet. */
    readonly ready: boolean;
    readonly className?: string;
}
/** A page as it looks; a sheet with faint lines until its picture is made. Paper stays paper in the dark, a little dimmed. */
export declare function PagePicture({ jobId, documentId, page, ready, className }: PagePictureProps): import("react").JSX.Element;
export {};
