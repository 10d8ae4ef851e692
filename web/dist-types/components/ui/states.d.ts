import { type ReactNode } from 'react';
/** Nothing for a moment, then blocks at the true row height, after five seconds a sentence. No shimmer. */
export declare function Loading({ rows, rowHeight, className }: {
    rows?: number;
    rowHeight?: number;
    className?: string;
}): import("react").JSX.Element;
interface NoticeProps {
    readonly title: string;
    readonly hint?: string;
    readonly children?: ReactNode;
}
/** One line what belongs here, one line how it gets here, one way to do it. No picture. */
export declare function Empty({ title, hint, children }: NoticeProps): import("react").JSX.Element;
/** What failed, what was not lost, and the way to try again. The rest of the screen works. */
export declare function Failed({ error, onRetry, title }: {
    error: unknown;
    onRetry: () => void;
    title?: string;
}): import("react").JSX.Element;
/** A strip under the head: what is shown is not the newest. */
export declare function StaleStrip({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
export {};
