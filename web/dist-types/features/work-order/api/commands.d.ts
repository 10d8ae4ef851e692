import { type WorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
/** One step forward, or back with a reason. After a failure the old status stands again, and the toast names both. */
export declare function useChangeStatus(job: WorkOrder): import("@tanstack/react-query").UseMutationResult<{
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
}, Error, {
    job_status: JobStatus;
    reason: string | null;
}, unknown>;
/** Gives the job to a compiler or a broker, or takes it back. */
export declare function useAssign(job: WorkOrder): import("@tanstack/react-query").UseMutationResult<{
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
}, Error, {
    user_id: string | null;
    user_type: 'compiler' | 'broker';
}, unknown>;
/** Deletes the job; its page has nothing to show any more. */
export declare function useDeleteJob(job: WorkOrder, onDeleted: () => void): import("@tanstack/react-query").UseMutationResult<undefined, Error, void, unknown>;
