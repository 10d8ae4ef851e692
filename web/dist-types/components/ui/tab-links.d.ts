import { type To } from 'react-router-dom';
export interface TabLink {
    readonly id: string;
    readonly label: string;
    readonly count?: number | undefined;
    readonly to: To;
}
/** Tabs that are places: each has an address. The chosen one is underlined in ink. */
export declare function TabLinks({ label, tabs, chosen }: {
    label: string;
    tabs: readonly TabLink[];
    chosen: string;
}): import("react").JSX.Element;
