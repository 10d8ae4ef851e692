import { Controller, Get, Header } from '@nestjs/common';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { openApiDocument } from './openapi-document.js';

/** The page that describes every call, made once from the contract. */
@Controller()
export class OpenApiController {
  private readonly document = JSON.stringify(openApiDocument(OPERATIONS));

  @Get(['api/openapi.json', 'api/v1/openapi.json'])
  @Header('content-type', 'application/json')
  page(): string {
    return this.document;
  }
}
