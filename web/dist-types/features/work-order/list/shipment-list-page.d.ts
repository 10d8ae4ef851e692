/** The shipments of an organisation: what needs me first, and through it without the mouse. */
export declare function ShipmentListPage(): import("react").JSX.Element;
