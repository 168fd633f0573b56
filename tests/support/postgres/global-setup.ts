import type { TestProject } from 'vitest/node'
import { makeTemplate } from './databases.ts'
import { startPostgres } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/** One server for all tests. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  await makeTemplate(server.url)
  provide('postgres', server.url)
  return server.stop
}
