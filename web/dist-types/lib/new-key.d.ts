/** A fresh random key, 128 bits as hex. (`crypto.randomUUID` is missing where the desk is served over plain http.) */
export declare function newKey(): string;
