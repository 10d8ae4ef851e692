import { Controller, Inject } from '@nestjs/common';
import { type Lesson, type LessonSwitch, listLessons, switchLessons } from '@tallyport/contracts/document-extraction/lessons-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { LessonCommands } from './lesson.commands.js';
import { LessonQueries } from './lesson.queries.js';

@Controller()
export class LessonController {
  constructor(
    @Inject(LessonQueries) private readonly queries: LessonQueries,
    @Inject(LessonCommands) private readonly commands: LessonCommands,
  ) {}

  @Handles(listLessons)
  async list({ caller, query, request }: Call<typeof listLessons>): Promise<Page<Lesson> & { is_on: boolean }> {
    const { lessons, count, isOn } = await this.queries.list(caller.orgId, query);
    return { ...pageOf(lessons, count, query, request), is_on: isOn };
  }

  @Handles(switchLessons)
  switch(call: Call<typeof switchLessons>): Promise<LessonSwitch> {
    return this.commands.switch(call.caller, call.body, commandIdentity(switchLessons, call));
  }
}
