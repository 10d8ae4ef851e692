interface ListNewsProps {
    readonly arrived: number;
    readonly reordered: boolean;
    readonly stale: boolean;
    readonly onSort: () => void;
}
/** What waits behind the rows on the screen: new ones, another order, newer values. */
export declare function ListNews({ arrived, reordered, stale, onSort }: ListNewsProps): import("react").JSX.Element;
export {};
