import { writeFile } from 'node:fs/promises';
import { formatOpenApiDocument } from '../format-open-api-document.ts';

await writeFile(new URL('../../../../docs/api/openapi.json', import.meta.url), await formatOpenApiDocument());
