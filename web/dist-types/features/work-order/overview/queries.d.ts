/** What the overview tells of the papers of a job, now or as of a past moment. */
export declare const overviewQueries: {
    documents: (orgId: string, jobId: string, asOf: string | undefined) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
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
    }[], Error, {
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
    }[], (string | undefined)[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
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
        }[], (string | undefined)[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | undefined)[], {
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
    }[], Error>;
    records: (orgId: string, jobId: string, asOf: string | undefined) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        id: string;
        kind: "invoice" | "packing-list" | "waybill";
        work_order_id: string;
        document_id: string | null;
        document_type: string | null;
        from_page: number | null;
        to_page: number | null;
        fields: Record<string, {
            value: string | number | boolean | null;
            raw: string | null;
            place: {
                page: number;
                boxes: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                }[];
                address: string | null;
            } | null;
            method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
            confidence: number;
            by: {
                user_id: string;
                at: string;
            } | null;
            offered: {
                value: string | number | boolean | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                confidence: number;
            } | null;
        }>;
        lines: {
            line_id: string;
            fields: Record<string, {
                value: string | number | boolean | null;
                raw: string | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
                confidence: number;
                by: {
                    user_id: string;
                    at: string;
                } | null;
                offered: {
                    value: string | number | boolean | null;
                    place: {
                        page: number;
                        boxes: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        }[];
                        address: string | null;
                    } | null;
                    confidence: number;
                } | null;
            }>;
        }[];
        withdrawn: boolean;
        stream_position: number;
    }[], Error, {
        id: string;
        kind: "invoice" | "packing-list" | "waybill";
        work_order_id: string;
        document_id: string | null;
        document_type: string | null;
        from_page: number | null;
        to_page: number | null;
        fields: Record<string, {
            value: string | number | boolean | null;
            raw: string | null;
            place: {
                page: number;
                boxes: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                }[];
                address: string | null;
            } | null;
            method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
            confidence: number;
            by: {
                user_id: string;
                at: string;
            } | null;
            offered: {
                value: string | number | boolean | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                confidence: number;
            } | null;
        }>;
        lines: {
            line_id: string;
            fields: Record<string, {
                value: string | number | boolean | null;
                raw: string | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
                confidence: number;
                by: {
                    user_id: string;
                    at: string;
                } | null;
                offered: {
                    value: string | number | boolean | null;
                    place: {
                        page: number;
                        boxes: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        }[];
                        address: string | null;
                    } | null;
                    confidence: number;
                } | null;
            }>;
        }[];
        withdrawn: boolean;
        stream_position: number;
    }[], (string | undefined)[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            id: string;
            kind: "invoice" | "packing-list" | "waybill";
            work_order_id: string;
            document_id: string | null;
            document_type: string | null;
            from_page: number | null;
            to_page: number | null;
            fields: Record<string, {
                value: string | number | boolean | null;
                raw: string | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
                confidence: number;
                by: {
                    user_id: string;
                    at: string;
                } | null;
                offered: {
                    value: string | number | boolean | null;
                    place: {
                        page: number;
                        boxes: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        }[];
                        address: string | null;
                    } | null;
                    confidence: number;
                } | null;
            }>;
            lines: {
                line_id: string;
                fields: Record<string, {
                    value: string | number | boolean | null;
                    raw: string | null;
                    place: {
                        page: number;
                        boxes: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        }[];
                        address: string | null;
                    } | null;
                    method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
                    confidence: number;
                    by: {
                        user_id: string;
                        at: string;
                    } | null;
                    offered: {
                        value: string | number | boolean | null;
                        place: {
                            page: number;
                            boxes: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                            }[];
                            address: string | null;
                        } | null;
                        confidence: number;
                    } | null;
                }>;
            }[];
            withdrawn: boolean;
            stream_position: number;
        }[], (string | undefined)[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | undefined)[], {
        id: string;
        kind: "invoice" | "packing-list" | "waybill";
        work_order_id: string;
        document_id: string | null;
        document_type: string | null;
        from_page: number | null;
        to_page: number | null;
        fields: Record<string, {
            value: string | number | boolean | null;
            raw: string | null;
            place: {
                page: number;
                boxes: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                }[];
                address: string | null;
            } | null;
            method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
            confidence: number;
            by: {
                user_id: string;
                at: string;
            } | null;
            offered: {
                value: string | number | boolean | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                confidence: number;
            } | null;
        }>;
        lines: {
            line_id: string;
            fields: Record<string, {
                value: string | number | boolean | null;
                raw: string | null;
                place: {
                    page: number;
                    boxes: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    }[];
                    address: string | null;
                } | null;
                method: "cells" | "inferred" | "model" | "ocr" | "person" | "text layer";
                confidence: number;
                by: {
                    user_id: string;
                    at: string;
                } | null;
                offered: {
                    value: string | number | boolean | null;
                    place: {
                        page: number;
                        boxes: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        }[];
                        address: string | null;
                    } | null;
                    confidence: number;
                } | null;
            }>;
        }[];
        withdrawn: boolean;
        stream_position: number;
    }[], Error>;
};
