import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import {
  changeListView,
  countListViews,
  createListView,
  deleteListView,
  type ListView,
  listListViews,
} from '@tallyport/contracts/work-order/list-view-http';
import type { Member } from '../../platform/auth/caller.js';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { PeopleQueries } from '../organisation/people.queries.js';
import { ListViewCommands } from './list-view.commands.js';
import { type KeptView, ListViewQueries } from './list-view.queries.js';

/** Questions that are asked of the list again and again. */
@Controller()
export class ListViewController {
  constructor(
    @Inject(ListViewQueries) private readonly queries: ListViewQueries,
    @Inject(ListViewCommands) private readonly commands: ListViewCommands,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  @Handles(listListViews)
  async list({ caller, query, request }: Call<typeof listListViews>): Promise<Page<ListView>> {
    return sliceOf(await this.present(caller, await this.queries.of(caller)), query, request);
  }

  @Handles(countListViews)
  counts({ caller }: Call<typeof countListViews>): Promise<ReplyOf<typeof countListViews>> {
    return this.queries.counts(caller);
  }

  @Handles(createListView)
  async create(call: Call<typeof createListView>): Promise<ListView> {
    return this.presentOne(call.caller, await this.commands.create(call.caller, call.body, commandIdentity(createListView, call)));
  }

  @Handles(changeListView)
  async change(call: Call<typeof changeListView>): Promise<ListView> {
    const { caller, params, body } = call;
    return this.presentOne(caller, await this.commands.change(caller, params.id, body, commandIdentity(changeListView, call)));
  }

  @Handles(deleteListView)
  delete(call: Call<typeof deleteListView>): Promise<void> {
    return this.commands.remove(call.caller, call.params.id, commandIdentity(deleteListView, call));
  }

  private async presentOne(member: Member, view: KeptView): Promise<ListView> {
    const [shown] = await this.present(member, [view]);
    if (!shown) throw new Error('a view that was just written is not shown');
    return shown;
  }

  private async present({ orgId, userId }: Member, views: readonly KeptView[]): Promise<ListView[]> {
    const people = await this.people.byId(
      orgId,
      views.map(({ account_id }) => account_id),
    );
    return views.map(({ account_id, ...view }) => ({ ...view, owner: people.get(account_id) ?? null, is_own: account_id === userId }));
  }
}
