import { Module } from '@nestjs/common';
import { FreightMappingCommands } from './freight-mapping.commands.js';
import { FreightMappingController } from './freight-mapping.controller.js';
import { FreightMappingQueries } from './freight-mapping.queries.js';
import { FreightSecrets } from './freight-secrets.js';
import { FreightSystemCommands } from './freight-system.commands.js';
import { FreightSystemController } from './freight-system.controller.js';
import { FreightSystemQueries } from './freight-system.queries.js';

@Module({
  controllers: [FreightSystemController, FreightMappingController],
  providers: [FreightMappingCommands, FreightMappingQueries, FreightSecrets, FreightSystemCommands, FreightSystemQueries],
})
export class FreightExportModule {}
