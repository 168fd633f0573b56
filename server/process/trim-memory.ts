import { DatabaseSync } from 'node:sqlite'

/**
 * Gives the system back what the C library holds free between what is in use: up to a hundred megabytes after a busy
 * time, which glibc keeps for good. Node has no call for that. SQLite loads a library by its name and calls one function
 * of it, and so it is told to call glibc's `malloc_trim`, which reads but the first of SQLite's arguments, as how many
 * bytes to leave at the end of the heap. Its answer of 1 is a failure to SQLite. Where there is no such function, as on
 * musl and macOS, nothing happens.
 */
export const trimMemory = (): void => {
  const database = new DatabaseSync(':memory:', { allowExtension: true })
  try {
    database.loadExtension('libc.so.6', 'malloc_trim')
  } catch {
    // both where it was called and where it is not there
  } finally {
    database.close()
  }
}
