/** What a person may do with the documents of a job. A failure is told; the list then shows what really stands. */
export declare function useDocumentCommands(jobId: string): {
    cancel: import("@tanstack/react-query").UseMutationResult<{
        document_id: string;
        attempt: number;
        state: "cancelled" | "completed" | "failed" | "running" | "waiting";
        step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
        steps: {
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
            finished_at: string;
            summary: string;
        }[];
        pages: number | null;
        pages_read: {
            page: number;
            method: "cells" | "ocr" | "text layer";
            words: number;
            elapsed_ms: number;
            read_at: string;
        }[];
        values: number | null;
        ahead: number | null;
        pace: {
            median_ms: number;
            p20_ms: number;
            p80_ms: number;
        } | null;
        failure: {
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
            reason: string;
            message: string;
        } | null;
        requested_at: string;
        started_at: string | null;
        ended_at: string | null;
        ended_by: string | null;
        stream_position: number;
    }, Error, string, unknown>;
    retry: import("@tanstack/react-query").UseMutationResult<{
        document_id: string;
        attempt: number;
        state: "cancelled" | "completed" | "failed" | "running" | "waiting";
        step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
        steps: {
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
            finished_at: string;
            summary: string;
        }[];
        pages: number | null;
        pages_read: {
            page: number;
            method: "cells" | "ocr" | "text layer";
            words: number;
            elapsed_ms: number;
            read_at: string;
        }[];
        values: number | null;
        ahead: number | null;
        pace: {
            median_ms: number;
            p20_ms: number;
            p80_ms: number;
        } | null;
        failure: {
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
            reason: string;
            message: string;
        } | null;
        requested_at: string;
        started_at: string | null;
        ended_at: string | null;
        ended_by: string | null;
        stream_position: number;
    }, Error, string, unknown>;
    readAll: import("@tanstack/react-query").UseMutationResult<{
        requested: string[];
    }, Error, void, unknown>;
    withdraw: import("@tanstack/react-query").UseMutationResult<undefined, Error, {
        id: string;
        work_order_id: string;
        file_name: string;
        media_type: "application/msword" | "application/pdf" | "application/vnd.ms-excel" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "image/jpeg" | "image/png";
        bytes: number;
        hash: string;
        uploaded_at: string;
        uploaded_by: string | null;
        segments: {
            fromPage: number;
            toPage: number;
            type: "APD" | "ARN" | "ASB" | "AWB" | "BL" | "CED" | "CIV" | "COO" | "CRT" | "EML" | "FIN" | "FUM" | "HAWB" | "HBL" | "HCC" | "ILD" | "IMP" | "ING" | "MBL" | "MDC" | "PKD" | "PKL" | "SUP" | "other";
            title: string | null;
            confidence: number;
        }[];
        withdrawn: boolean;
        copy_of: string | null;
        extraction: {
            document_id: string;
            attempt: number;
            state: "cancelled" | "completed" | "failed" | "running" | "waiting";
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
            steps: {
                step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
                finished_at: string;
                summary: string;
            }[];
            pages: number | null;
            pages_read: {
                page: number;
                method: "cells" | "ocr" | "text layer";
                words: number;
                elapsed_ms: number;
                read_at: string;
            }[];
            values: number | null;
            ahead: number | null;
            pace: {
                median_ms: number;
                p20_ms: number;
                p80_ms: number;
            } | null;
            failure: {
                step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading";
                reason: string;
                message: string;
            } | null;
            requested_at: string;
            started_at: string | null;
            ended_at: string | null;
            ended_by: string | null;
            stream_position: number;
        } | null;
        doubtful: number;
        unverified: number;
        stream_position: number;
    }, unknown>;
};
