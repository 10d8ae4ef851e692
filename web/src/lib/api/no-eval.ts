import { config } from 'zod';

// zod compiles schemas with `new Function` where it may. The content security policy forbids that, and even the try
// would be reported as a violation.
config({ jitless: true });
