import type { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import type { QueryInputOf } from '@tallyport/contracts/define-operation';
export type ListQuery = QueryInputOf<typeof listWorkOrders>;
type AsOf = NonNullable<QueryInputOf<typeof getWorkOrder>>['as_of'];
/** What the screens of work orders read. Lists carry whether they lag behind; '404' stands for "not yours or not there". */
export declare const workOrderQueries: {
    list: (orgId: string, query: ListQuery) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<"404" | {
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
    }, Error, "404" | {
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
    }, (string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<"404" | {
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
        }, (string | {
            page?: unknown;
            page_size?: unknown;
            job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            branch?: string | undefined;
            order_type?: "export" | "import" | undefined;
            compiler?: string | undefined;
            broker?: string | undefined;
            overdue?: string | undefined;
            entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
        })[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[], "404" | {
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
    }, Error>;
    /** How many there are, for the counts beside saved views. */
    count: (orgId: string, filter: ListQuery) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<number, Error, number, (string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<number, (string | {
            page?: unknown;
            page_size?: unknown;
            job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            branch?: string | undefined;
            order_type?: "export" | "import" | undefined;
            compiler?: string | undefined;
            broker?: string | undefined;
            overdue?: string | undefined;
            entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
        })[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[], number, Error>;
    /** The job switcher: fifty, without the lodged. */
    switcher: (orgId: string) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<"404" | {
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
    }, Error, "404" | {
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
    }, (string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<"404" | {
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
        }, (string | {
            page?: unknown;
            page_size?: unknown;
            job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
            branch?: string | undefined;
            order_type?: "export" | "import" | undefined;
            compiler?: string | undefined;
            broker?: string | undefined;
            overdue?: string | undefined;
            entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
        })[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<(string | {
        page?: unknown;
        page_size?: unknown;
        job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        exclude_job_status?: "accepted" | "available" | "compile" | "lodged" | "received" | ("accepted" | "available" | "compile" | "lodged" | "received")[] | undefined;
        branch?: string | undefined;
        order_type?: "export" | "import" | undefined;
        compiler?: string | undefined;
        broker?: string | undefined;
        overdue?: string | undefined;
        entry_status?: "authority_to_deal" | "clear" | "finalised" | "held" | "lodged" | "not_lodged" | "pre_lodged" | "withdrawn" | undefined;
    })[], "404" | {
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
    }, Error>;
    detail: (orgId: string, id: string, asOf?: AsOf) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<"404" | {
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
    }, Error, "404" | {
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
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<"404" | {
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
        }, string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], "404" | {
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
    }, Error>;
    parties: (orgId: string, term: string) => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        results: {
            id: string;
            name: string;
            address: string;
            city: string;
            country: string;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error, {
        results: {
            id: string;
            name: string;
            address: string;
            city: string;
            country: string;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            results: {
                id: string;
                name: string;
                address: string;
                city: string;
                country: string;
            }[];
            count: number;
            next: string | null;
            previous: string | null;
        }, string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], {
        results: {
            id: string;
            name: string;
            address: string;
            city: string;
            country: string;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error>;
    staff: (orgId: string, role: 'compiler' | 'broker') => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    } | {
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error, {
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    } | {
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            results: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                color: string;
                license_number: string | null;
            }[];
            count: number;
            next: string | null;
            previous: string | null;
        } | {
            results: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                color: string;
                license_number: string | null;
            }[];
            count: number;
            next: string | null;
            previous: string | null;
        }, string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], {
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    } | {
        results: {
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            license_number: string | null;
        }[];
        count: number;
        next: string | null;
        previous: string | null;
    }, Error>;
};
export {};
