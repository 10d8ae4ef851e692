import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadChunks } from './first-load-chunks.ts';
import { leanOperations } from './lean-operations.ts';
import { leanRouter } from './lean-router.ts';
import { leanZod } from './lean-zod.ts';

/** Where the API runs while one develops; the built app is served by the gateway itself. */
const gateway = process.env.VITE_GATEWAY ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), leanOperations(), leanZod(), leanRouter()],
  build: {
    outDir: 'dist',
    target: 'es2024',
    manifest: true,
    sourcemap: true,
    // The content security policy allows scripts and styles from the own origin only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Declaring a schema or an operation does nothing by itself: what a page does not call is left out of it.
      treeshake: { manualPureFunctions: ['defineOperation', 'z'] },
      output: { codeSplitting: firstLoadChunks() },
    },
  },
  server: {
    proxy: {
      '/api': gateway,
      '/ws': { target: gateway, ws: true },
    },
  },
});
