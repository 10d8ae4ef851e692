import { Controller, Inject } from '@nestjs/common';
import {
  accessibleOrgs,
  getOrganisation,
  listBrokers,
  listCompilers,
  type Organisation,
  type Person,
} from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { type Account, isMember } from '../../platform/auth/caller.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { OrganisationQueries } from './organisation.queries.js';
import { PeopleQueries } from './people.queries.js';

@Controller()
export class OrganisationController {
  constructor(
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  @Handles(accessibleOrgs)
  async accessible({ caller }: Call<typeof accessibleOrgs>): Promise<Organisation[]> {
    return isMember(caller) ? [await this.organisations.one(caller.orgId)] : this.organisations.accessibleTo(caller.userId);
  }

  @Handles(getOrganisation)
  one({ caller }: Call<typeof getOrganisation>): Promise<Organisation> {
    return this.organisations.one(caller.orgId);
  }

  @Handles(listCompilers)
  compilers({ caller, query }: Call<typeof listCompilers>): Promise<Page<Person>> {
    return this.inRole(caller, query.org, 'compiler');
  }

  @Handles(listBrokers)
  brokers({ caller, query }: Call<typeof listBrokers>): Promise<Page<Person>> {
    return this.inRole(caller, query.org, 'broker');
  }

  /** A key is a member of its own organisation and of no other, whatever is asked. */
  private async inRole(caller: Account, org: string | undefined, role: DispatchRole): Promise<Page<Person>> {
    const own = isMember(caller) ? [caller.orgId] : await this.organisations.idsOf(caller.userId);
    if (org !== undefined && !own.includes(org)) throw notFound();
    return wholePage(await this.people.inRole(org === undefined ? own : [org], role));
  }
}
