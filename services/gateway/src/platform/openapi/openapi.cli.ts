import { writeFileSync } from 'node:fs';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { openApiText } from './openapi-text.js';

/** `npm run openapi`: writes contracts/openapi.json anew. A test compares the committed file with what this writes. */
writeFileSync(new URL('../../../../../contracts/openapi.json', import.meta.url), openApiText(OPERATIONS));
