import { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { type InputOf } from './call.js';
import { type SendOptions } from './request.js';
/**
 * The calls that the specification (section 8) excepts from "any non-OK answer raises". Each answers a value instead,
 * so that the screens that use it need no catch.
 */
export declare const MISSING: '404';
/** The list of work orders, or the marker '404' where the organisation is unknown or not the person's. */
export declare function workOrdersOrMissing(input: InputOf<typeof listWorkOrders>, options?: SendOptions): Promise<"404" | {
    results: {
        importer_id: string | null;
        exporter_id: string | null;
        notify_party_id: string | null;
        waybill_number: string | null;
        order_type: "export" | "import";
        port_of_origin: string | null;
        port_of_dest: string | null;
        date_depart: string | null;
        date_arrive: string | null;
        branch: string;
        deadline: string | null;
        vessel: string | null;
        voyage: string | null;
        reference: string | null;
        note: string | null;
        id: string;
        code: string;
        job_status: "accepted" | "available" | "compile" | "lodged" | "received";
        importer_name: string | null;
        exporter_name: string | null;
        notify_party_name: string | null;
        waybill: {
            receiver_json: {
                name: string | null;
            };
        };
        n10_data: {
            entry_status: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | null;
            ics_identifier: string | null;
            last_dsa_history_info: {
                parsed_data: {
                    line_status: {
                        asc_dec: "N" | "Y";
                        asc_scr: "N" | "Y";
                        aqis_dec: "N" | "Y";
                        aqis_scr: "N" | "Y";
                    }[];
                };
            } | null;
        };
        compiler: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        } | null;
        broker: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        } | null;
        documents: {
            total: number;
            reading: number;
            failed: number;
            doubtful: number;
        };
        created_at: string;
        updated_at: string;
        stream_position: number;
    }[];
    count: number;
    next: string | null;
    previous: string | null;
    stale: boolean;
}>;
/** One work order, or the marker '404' where there is none. */
export declare function workOrderOrMissing(input: InputOf<typeof getWorkOrder>, options?: SendOptions): Promise<"404" | {
    importer_id: string | null;
    exporter_id: string | null;
    notify_party_id: string | null;
    waybill_number: string | null;
    order_type: "export" | "import";
    port_of_origin: string | null;
    port_of_dest: string | null;
    date_depart: string | null;
    date_arrive: string | null;
    branch: string;
    deadline: string | null;
    vessel: string | null;
    voyage: string | null;
    reference: string | null;
    note: string | null;
    id: string;
    code: string;
    job_status: "accepted" | "available" | "compile" | "lodged" | "received";
    importer_name: string | null;
    exporter_name: string | null;
    notify_party_name: string | null;
    waybill: {
        receiver_json: {
            name: string | null;
        };
    };
    n10_data: {
        entry_status: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | null;
        ics_identifier: string | null;
        last_dsa_history_info: {
            parsed_data: {
                line_status: {
                    asc_dec: "N" | "Y";
                    asc_scr: "N" | "Y";
                    aqis_dec: "N" | "Y";
                    aqis_scr: "N" | "Y";
                }[];
            };
        } | null;
    };
    compiler: {
        id: string;
        email: string;
        first_name: string;
        last_name: string;
        color: string;
        license_number: string | null;
    } | null;
    broker: {
        id: string;
        email: string;
        first_name: string;
        last_name: string;
        color: string;
        license_number: string | null;
    } | null;
    documents: {
        total: number;
        reading: number;
        failed: number;
        doubtful: number;
    };
    created_at: string;
    updated_at: string;
    stream_position: number;
}>;
/** Asks for a reset mail; false on any failure. */
export declare function requestPasswordReset(email: string): Promise<boolean>;
/** Whether a reset token still holds; false on any failure. */
export declare function validateResetToken(token: string): Promise<boolean>;
/** Sets the new password; on failure the server's body, flagged as an error. */
export declare function confirmPasswordReset(token: string, password: string): Promise<{
    error: boolean;
    body: unknown;
}>;
/** Broker profile, CargoWise and company calls return the response; whoever calls them reads its status. */
export declare const createBrokerProfile: (profile: unknown) => Promise<Response>;
export declare const deleteBrokerProfile: () => Promise<Response>;
export declare const syncCargowise: (org: string, workOrder: string, body: unknown) => Promise<Response>;
export declare const listCompanies: (org: string) => Promise<Response>;
export declare const listCargowiseOrgs: (org: string) => Promise<Response>;
/** E-mails of a work order. Never throws: an empty list stands for every failure. */
export declare function listWorkOrderEmails(org: string, workOrder: string): Promise<readonly unknown[]>;
/** How many quarantined mails wait; 0 where the count cannot be had. */
export declare function quarantineCount(org: string): Promise<number>;
