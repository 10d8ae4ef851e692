/** Air waybill numbers are eleven digits, the first three the airline's; everything else came by sea. */
export declare function modeOf(waybillNumber: string): 'air' | 'sea';
export declare function Waybill({ number }: {
    number: string | null;
}): import("react").JSX.Element;
