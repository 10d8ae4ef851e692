import { type ReactNode } from 'react';
interface VirtualListProps {
    readonly count: number;
    readonly rowHeight: number;
    /** The row of the cursor; kept in view. */
    readonly cursor?: number;
    readonly className?: string;
    readonly children: (index: number) => ReactNode;
}
/** A long list of equal rows: only those in view are in the page. */
export declare function VirtualList({ count, rowHeight, cursor, className, children }: VirtualListProps): import("react").JSX.Element;
export {};
