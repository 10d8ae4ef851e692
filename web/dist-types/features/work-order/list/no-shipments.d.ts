import { type ListAddress } from './list-address.js';
interface NoShipmentsProps {
    readonly address: ListAddress;
    readonly onCreate: () => void;
    readonly onClear: () => void;
}
/** Nothing here: because nothing was made yet, or because the filters leave nothing. */
export declare function NoShipments({ address, onCreate, onClear }: NoShipmentsProps): import("react").JSX.Element;
export {};
