import type { Logger } from 'pino'

/** What somebody printed, as an error and the words around it. */
const toRecord = (parts: unknown[]): [details: object, message: string] => [
  { err: parts.find((part) => part instanceof Error) },
  parts
    .filter((part) => !(part instanceof Error))
    .map(String)
    .join(' ') || 'printed',
]

/**
 * Whatever goes wrong outside a request goes into the structured log: nothing prints a stack beside it. A promise that
 * nobody waits for has failed alone, the process goes on; after any other error nobody catches it ends.
 */
export const logProcessErrors = (log: Logger): void => {
  console.error = (...parts: unknown[]) => log.error(...toRecord(parts))
  console.warn = (...parts: unknown[]) => log.warn(...toRecord(parts))
  process.removeAllListeners('warning')
  process.on('warning', (err) => {
    if (err.name !== 'ExperimentalWarning') log.warn({ err }, 'warning')
  })
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
}
