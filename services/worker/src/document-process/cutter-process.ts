import { cutPages } from './pdf/cut-pages.js';
import type { CutterMethods } from './protocol.js';
import { serve } from './serve.js';

const methods: CutterMethods = { cutPages };

serve(methods);
