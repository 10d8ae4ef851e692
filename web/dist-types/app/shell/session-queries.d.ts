/** Who is signed in, and where this person belongs. */
export declare const sessionQueries: {
    me: () => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        id: string;
        email: string;
        first_name: string;
        last_name: string;
        color: string;
        dispatch_roles: {
            org: string;
            user_type: "broker" | "compiler";
        }[];
        capacities: {
            org: string;
            capacity: "admin" | "auditor" | "operator";
        }[];
        au_broker_profile: {
            license_number: string | null;
        } | null;
    }, Error, {
        id: string;
        email: string;
        first_name: string;
        last_name: string;
        color: string;
        dispatch_roles: {
            org: string;
            user_type: "broker" | "compiler";
        }[];
        capacities: {
            org: string;
            capacity: "admin" | "auditor" | "operator";
        }[];
        au_broker_profile: {
            license_number: string | null;
        } | null;
    }, readonly ["me"]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            color: string;
            dispatch_roles: {
                org: string;
                user_type: "broker" | "compiler";
            }[];
            capacities: {
                org: string;
                capacity: "admin" | "auditor" | "operator";
            }[];
            au_broker_profile: {
                license_number: string | null;
            } | null;
        }, readonly ["me"], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<readonly ["me"], {
        id: string;
        email: string;
        first_name: string;
        last_name: string;
        color: string;
        dispatch_roles: {
            org: string;
            user_type: "broker" | "compiler";
        }[];
        capacities: {
            org: string;
            capacity: "admin" | "auditor" | "operator";
        }[];
        au_broker_profile: {
            license_number: string | null;
        } | null;
    }, Error>;
    orgs: () => import("@tanstack/query-core").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        id: string;
        name: string;
        branches_info: {
            id: string;
            name: string;
            time_zone: string;
        }[];
        sync_cargowise_data_info: {
            sync_cargowise_product_status: string;
        };
    }[], Error, {
        id: string;
        name: string;
        branches_info: {
            id: string;
            name: string;
            time_zone: string;
        }[];
        sync_cargowise_data_info: {
            sync_cargowise_product_status: string;
        };
    }[], string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/query-core").QueryFunction<{
            id: string;
            name: string;
            branches_info: {
                id: string;
                name: string;
                time_zone: string;
            }[];
            sync_cargowise_data_info: {
                sync_cargowise_product_status: string;
            };
        }[], string[], never>;
    } & import("@tanstack/query-core").QueryKeyWithDataTag<string[], {
        id: string;
        name: string;
        branches_info: {
            id: string;
            name: string;
            time_zone: string;
        }[];
        sync_cargowise_data_info: {
            sync_cargowise_product_status: string;
        };
    }[], Error>;
};
