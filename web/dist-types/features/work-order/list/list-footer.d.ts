interface ListFooterProps {
    readonly page: number;
    readonly pages: number;
    readonly pageSize: number;
    readonly count: number | undefined;
    readonly onTurn: (page: number) => void;
}
/** Which part of the list this is, what its marks mean, and the pages. */
export declare function ListFooter({ page, pages, pageSize, count, onTurn }: ListFooterProps): import("react").JSX.Element;
export {};
