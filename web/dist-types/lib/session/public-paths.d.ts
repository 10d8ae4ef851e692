export declare function isPublicPath(path: string): boolean;
