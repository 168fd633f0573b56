import { DatabaseSync } from 'node:sqlite'

/** Another process that holds the write lock of a database until its input ends. */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 5000 })
database.exec('BEGIN IMMEDIATE')
process.stdout.write('locked\n')
for await (const _ of process.stdin);
database.exec('ROLLBACK')
database.close()
