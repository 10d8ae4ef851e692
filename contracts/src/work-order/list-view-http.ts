import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { Person } from '../organisation/http.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { FilterBody, JobSort } from './job-filter.js';
import { LIST_COLUMNS } from './list-columns.js';

/** The views that every desk has beside those that people save. `mine` are the open jobs of the caller. */
export const BUILT_IN_VIEWS = ['mine', 'overdue', 'held', 'to_check', 'unassigned', 'all'] as const;
export const BuiltInView = z.enum(BUILT_IN_VIEWS);
export type BuiltInView = z.infer<typeof BuiltInView>;

const Shape = {
  name: requiredText(40),
  /** Whether everybody of the organisation has it; else it is its owner's alone. */
  is_shared: z.boolean(),
  filter: FilterBody,
  sort: JobSort,
  /** Null: those that the screen has room for. */
  columns: z.array(z.enum(LIST_COLUMNS)).max(LIST_COLUMNS.length).nullable(),
};

/** A question that is asked of the list again and again, under a name. */
export const ListView = z.object({ id: Id, ...Shape, owner: Person.nullable(), is_own: z.boolean() }).meta({ id: 'ListView' });
export type ListView = z.infer<typeof ListView>;

const path = '/orgs/{o}/list_views';

export const listListViews = defineOperation({
  id: 'listListViews',
  summary: 'Saved views of the list of work orders: your own and the shared ones, by name.',
  method: 'GET',
  path,
  auth: 'member',
  query: z.strictObject(pageQuery(100)),
  reply: page(ListView),
  status: 200,
  problems: ['not-found'],
});

export const countListViews = defineOperation({
  id: 'countListViews',
  summary: 'How many work orders each view has: the built-in ones, your own and the shared ones, in one answer.',
  method: 'GET',
  path: `${path}/counts`,
  auth: 'member',
  reply: z.object({ built_in: z.record(BuiltInView, z.int()), saved: z.array(z.object({ id: Id, count: z.int() })) }),
  status: 200,
  problems: ['not-found'],
});

export const createListView = defineOperation({
  id: 'createListView',
  summary: 'Save a view of the list, for yourself or for everybody.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject(Shape),
  reply: ListView,
  status: 201,
  problems: ['not-found', 'not-allowed', 'list-view.too-many'],
});

export const changeListView = defineOperation({
  id: 'changeListView',
  summary: 'Change a saved view: its name, who has it, what it asks. A view of somebody else is changed by an admin alone.',
  method: 'PUT',
  path: `${path}/{id}`,
  auth: 'member',
  body: z.strictObject(Shape),
  reply: ListView,
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const deleteListView = defineOperation({
  id: 'deleteListView',
  summary: 'Delete a saved view. A view of somebody else is deleted by an admin alone.',
  method: 'DELETE',
  path: `${path}/{id}`,
  auth: 'member',
  status: 204,
  problems: ['not-found', 'not-allowed'],
});

export const LIST_VIEW_OPERATIONS = [listListViews, countListViews, createListView, changeListView, deleteListView] as const;
