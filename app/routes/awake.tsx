export { SearchField } from '../features/search/search-field.tsx'

// what goes on beside the pages starts with the first part that comes to life
if (!import.meta.env.SSR) void import('../features/pwa/background.ts').catch(() => undefined)
