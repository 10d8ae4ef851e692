import { type ListAddress, type View } from './list-address.js';
interface ViewsBarProps {
    readonly address: ListAddress;
    readonly onView: (view: View) => void;
    readonly onCreate: () => void;
}
/** The title, the saved views with their counts, and the way to a new shipment. */
export declare function ViewsBar({ address, onView, onCreate }: ViewsBarProps): import("react").JSX.Element;
export {};
