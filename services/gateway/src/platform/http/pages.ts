import type { FastifyRequest } from 'fastify';
import { JsonText } from './json-text.js';

export interface Page<Item> {
  results: Item[];
  count: number;
  next: string | null;
  previous: string | null;
}

/** A list that fits on one page. */
export function wholePage<Item>(results: Item[]): Page<Item> {
  return { results, count: results.length, next: null, previous: null };
}

export interface Paging {
  readonly page: number;
  readonly page_size: number;
}

/** One page of a list, with the addresses of its neighbours: the address that was asked for, with another page. */
export function pageOf<Item>(results: Item[], count: number, { page, page_size }: Paging, request: FastifyRequest): Page<Item> {
  const last = Math.max(1, Math.ceil(count / page_size));
  return {
    results,
    count,
    next: page < last ? addressOfPage(request.url, page + 1) : null,
    previous: page > 1 ? addressOfPage(request.url, Math.min(page - 1, last)) : null,
  };
}

/** One page of a list whose items are JSON text already. */
export function textPageOf<Item>(items: readonly string[], count: number, paging: Paging, request: FastifyRequest): JsonText<Page<Item>> {
  const { results: _, ...rest } = pageOf([], count, paging, request);
  return new JsonText(`{"results":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`);
}

/** The page of a list that stands whole in memory. */
export function sliceOf<Item>(items: readonly Item[], paging: Paging, request: FastifyRequest): Page<Item> {
  const from = (paging.page - 1) * paging.page_size;
  return pageOf(items.slice(from, from + paging.page_size), items.length, paging, request);
}

function addressOfPage(asked: string, page: number): string {
  const [path, query] = asked.split('?');
  const search = new URLSearchParams(query);
  search.set('page', String(page));
  return `${path}?${search.toString()}`;
}
