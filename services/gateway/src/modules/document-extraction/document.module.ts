import { Module } from '@nestjs/common';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { DocumentCommands } from './document.commands.js';
import { DocumentController } from './document.controller.js';
import { DocumentQueries } from './document.queries.js';
import { ExtractionCommands } from './extraction.commands.js';
import { ExtractionController } from './extraction.controller.js';
import { JobPapers } from './job-papers.js';
import { LessonCommands } from './lesson.commands.js';
import { LessonController } from './lesson.controller.js';
import { LessonQueries } from './lesson.queries.js';
import { LineOfReadings } from './line-of-readings.js';
import { PageController } from './page.controller.js';
import { SegmentCommands } from './segment.commands.js';
import { SegmentController } from './segment.controller.js';
import { UploadController } from './upload.controller.js';

@Module({
  imports: [WorkOrderModule],
  controllers: [DocumentController, PageController, UploadController, SegmentController, ExtractionController, LessonController],
  exports: [DocumentQueries],
  providers: [
    DocumentCommands,
    DocumentQueries,
    JobPapers,
    ExtractionCommands,
    LessonCommands,
    LessonQueries,
    LineOfReadings,
    SegmentCommands,
  ],
})
export class DocumentModule {}
