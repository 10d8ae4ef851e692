import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
/** A value that somebody should look at, where it stands, and why. */
export interface ValueToCheck {
    readonly recordId: string;
    readonly kind: ShippingRecord['kind'];
    /** Null for a header field. */
    readonly line: number | null;
    readonly field: string;
    readonly value: string;
    readonly mark: 'unverified' | 'doubtful';
    readonly page: number | null;
    /** In whole percent. */
    readonly sureness: number;
}
/** What is doubtful or was found on no page, unverified first. What a person wrote is never doubtful. */
export declare function valuesToCheck(records: readonly ShippingRecord[]): ValueToCheck[];
