/** What the Documents tab reads of a job. */
export declare const documentQueries: {
    list: (orgId: string, jobId: string, asOf?: string) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        results: {
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
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error, {
        results: {
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
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            results: {
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
            }[];
            count: number;
            next: string | null;
            previous: string | null;
        }, string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], {
        results: {
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
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error>;
    /** How one document is read, with every page and step; fetched again as its progress moves. */
    extraction: (orgId: string, jobId: string, documentId: string) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
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
    }, Error, {
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
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
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
        }, string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], {
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
    }, Error>;
    /** What the socket said last about the reading of a document; never fetched. */
    progress: (orgId: string, jobId: string, documentId: string) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        lane: number;
        feed_position: number;
        type: "extraction.progress";
        org: string;
        work_order_id: string;
        document_id: string;
        stream_position: number;
        attempt: number;
        state: "cancelled" | "completed" | "failed" | "running" | "waiting";
        step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
        page: number | null;
        pages: number | null;
    } | null, Error, {
        lane: number;
        feed_position: number;
        type: "extraction.progress";
        org: string;
        work_order_id: string;
        document_id: string;
        stream_position: number;
        attempt: number;
        state: "cancelled" | "completed" | "failed" | "running" | "waiting";
        step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
        page: number | null;
        pages: number | null;
    } | null, readonly unknown[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            lane: number;
            feed_position: number;
            type: "extraction.progress";
            org: string;
            work_order_id: string;
            document_id: string;
            stream_position: number;
            attempt: number;
            state: "cancelled" | "completed" | "failed" | "running" | "waiting";
            step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
            page: number | null;
            pages: number | null;
        } | null, readonly unknown[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<readonly unknown[], {
        lane: number;
        feed_position: number;
        type: "extraction.progress";
        org: string;
        work_order_id: string;
        document_id: string;
        stream_position: number;
        attempt: number;
        state: "cancelled" | "completed" | "failed" | "running" | "waiting";
        step: "analyzing" | "classifying" | "completed" | "extracting" | "fields mapped" | "headers extracted" | "preprocessing" | "processing" | "starting up" | "translating" | "uploading" | null;
        page: number | null;
        pages: number | null;
    } | null, Error>;
    /** The picture of a page as an address of this tab; null while there is none. A picture never changes. */
    picture: (orgId: string, jobId: string, documentId: string, page: number) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<string | null, Error, string | null, (string | number)[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<string | null, (string | number)[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | number)[], string | null, Error>;
};
