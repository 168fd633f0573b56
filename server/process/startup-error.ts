import { DataKeyError, dataKeyFile } from '#store/database/data-key.ts'
import { WrongShopError } from '../choose-shop.ts'

/** Where the start was about to listen and write. */
interface Place {
  host: string
  port: number
  dataDir: string
}

interface Failure extends Error {
  code?: string
  syscall?: string
  path?: string
  /** SQLite's own number */
  errcode?: number
}

const SQLITE: Record<number, string> = {
  5: 'is in use by another process',
  8: 'cannot be written',
  11: 'is damaged',
  13: 'has no room left on its disk',
  14: 'cannot be opened for writing',
  26: 'is not a database',
}

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
  const { code, syscall, path, message } = error
  const { dataDir } = place
  if (error instanceof DataKeyError || error instanceof WrongShopError) return message
  if (path && path === dataKeyFile(dataDir)) {
    return `the key of this shop's secrets cannot be kept in ${path} (${code}); set DATA_KEY`
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') return explainListening(error, place)
  if (code === 'ERR_SQLITE_ERROR') {
    return `the database in ${dataDir} ${explainDatabase(error)}; mend it or set DATA_DIR`
  }
  if (message.startsWith('corrupted migrations')) {
    return `the database in ${dataDir} is of another version of Vitrin; set DATA_DIR`
  }
  if (path && (dataDir.startsWith(path) || path.startsWith(dataDir))) {
    return `the data folder ${dataDir} cannot be written (${code}${path === dataDir ? '' : ` ${path}`}); set DATA_DIR`
  }
  return error.stack ?? message
}
