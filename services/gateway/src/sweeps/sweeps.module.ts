import { Module } from '@nestjs/common';
import { OrganisationModule } from '../modules/organisation/organisation.module.js';
import { NamedFiles } from './named-files.queries.js';
import { OrphanedFiles } from './orphaned-files.js';
import { Sweeper } from './sweeper.js';

@Module({ imports: [OrganisationModule], providers: [NamedFiles, OrphanedFiles, Sweeper] })
export class SweepsModule {}
