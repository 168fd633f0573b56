import { DataKeyError, dataKeyFile } from '#store/database/data-key.ts'
import { databaseName } from '#store/database/shop-database.ts'
import { WrongShopError } from '../choose-shop.ts'

/** Where the start was about to listen and write. */
interface Place {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
}

interface Failure extends Error {
  code?: string
  syscall?: string
  /** that could not be resolved */
  hostname?: string
  path?: string
  /** SQLite's own number */
  errcode?: number
  /** PostgreSQL's word for how bad it is; no other error has one */
  severity?: string
}

const SQLITE: Record<number, string> = {
  5: 'is in use by another process',
  8: 'cannot be written',
  11: 'is damaged',
  13: 'has no room left on its disk',
  14: 'cannot be opened for writing',
  26: 'is not a database',
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Record<string, string> = {
  ERR_DATABASE_UNREACHABLE: 'cannot be reached',
  '28P01': 'takes another password',
  '28000': 'does not let this user in',
  '3D000': 'is not there: make it',
  '42501': 'does not let this user make tables',
  '53300': 'has no connection left',
  '53100': 'has no room left on its disk',
  '57P03': 'is just starting or ending',
}

const explainPostgres = ({ code = '', message }: Failure, url: string): string =>
  `the database ${databaseName(url)} ${POSTGRES[code] ?? `cannot be used: ${message}`}; mend it or set DATABASE_URL`

// of several processes one binds the port for all
const isOfListening = ({ syscall, hostname }: Failure, { host }: Place): boolean =>
  syscall === 'listen' || syscall === 'bind' || (syscall === 'getaddrinfo' && hostname === host)

const explainListening = ({ code }: Failure, { host, port }: Place): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; set PORT to a free one`
    case 'EACCES':
      return `port ${port} needs more rights; set PORT above 1023`
    default:
      return `cannot listen at ${host} (${code}); set HOST to an address of this machine`
  }
}

const explainDatabase = ({ errcode = 0, message }: Failure): string =>
  SQLITE[errcode & 0xff] ?? `cannot be used: ${message}`

/** In one line what hinders the start, when it is the machine or the environment; a bug keeps its stack. */
export const explainStartupError = (error: Failure, place: Place): string => {
  const { code = '', path, message } = error
  const { dataDir, databaseUrl } = place
  if (error instanceof DataKeyError || error instanceof WrongShopError) return message
  if (path && path === dataKeyFile(dataDir)) {
    return `the key of this shop's secrets cannot be kept in ${path} (${code}); set DATA_KEY`
  }
  if (isOfListening(error, place)) return explainListening(error, place)
  if (code === 'ERR_SQLITE_ERROR') {
    return `the database in ${dataDir} ${explainDatabase(error)}; mend it or set DATA_DIR`
  }
  if (databaseUrl && (code in POSTGRES || error.severity)) return explainPostgres(error, databaseUrl)
  if (message.startsWith('corrupted migrations')) {
    if (databaseUrl)
      return `the database ${databaseName(databaseUrl)} is of another version of Vitrin; set DATABASE_URL`
    return `the database in ${dataDir} is of another version of Vitrin; set DATA_DIR`
  }
  if (path && (dataDir.startsWith(path) || path.startsWith(dataDir))) {
    return `the data folder ${dataDir} cannot be written (${code}${path === dataDir ? '' : ` ${path}`}); set DATA_DIR`
  }
  return error.stack ?? message
}
