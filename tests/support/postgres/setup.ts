import { inject } from 'vitest'
import { replaceMemoryDatabases } from '#store/database/connection.ts'
import { openFreshDatabase } from './databases.ts'

/** What otherwise is in memory is a database of PostgreSQL here. */
replaceMemoryDatabases(() => openFreshDatabase(inject('postgres')))
