import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  environments: {
    ssr: { build: { rollupOptions: { input: './app/handler.ts' } } },
  },
  ssr: { noExternal: ['@material/material-color-utilities'] },
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
})
