import type { z } from 'zod';
import type { ProblemCode } from './problem.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: everybody, whoever is signed in, or whoever is signed in and a member of the org in the path. */
export type Access = 'public' | 'account' | 'member';

/**
 * One call of the API, declared once: it drives the route, its validation, the web's client and the OpenAPI page.
 * `path` is written without `/api` and without a version, with `{name}` for parameters, in the spelling of the specification;
 * every operation answers under `/api` and `/api/v1`, with and without a trailing slash.
 */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Auth extends Access = Access,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: Path;
  readonly auth: Auth;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes that a JSON body may have, where it needs less than the mebibyte that every body may have. */
  readonly bodyLimit?: number;
  /** Absent where the answer is a file. */
  readonly reply?: Reply;
  readonly status: number;
  readonly problems: readonly ProblemCode[];
  /** What the answer is when it is not JSON, and what the body is when it is not. */
  readonly answers?: 'file';
  readonly takes?: 'files';
}

/** Whether every field of a body may be left out: then the body itself may be. */
export function isWhollyOptional(body: z.ZodType): boolean {
  return body.safeParse({}).success;
}

/** The parameters that a path names: `PathParams<'/orgs/{o}/work_orders/{id}'>` is `{ o: string; id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & PathParams<Rest>
  : unknown;

export function defineOperation<
  const Path extends string,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
  const Auth extends Access = Access,
>(operation: Operation<Path, Query, Body, Reply, Auth>): Operation<Path, Query, Body, Reply, Auth> {
  return operation;
}

export type QueryOf<O> = O extends Operation<string, infer Query, z.ZodType, z.ZodType> ? z.output<Query> : never;
export type QueryInputOf<O> = O extends Operation<string, infer Query, z.ZodType, z.ZodType> ? z.input<Query> : never;
export type BodyOf<O> = O extends Operation<string, z.ZodType, infer Body, z.ZodType> ? z.output<Body> : never;
export type BodyInputOf<O> = O extends Operation<string, z.ZodType, infer Body, z.ZodType> ? z.input<Body> : never;
export type ReplyOf<O> = O extends Operation<string, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;
export type ParamsOf<O> = O extends Operation<infer Path> ? PathParams<Path> : never;
