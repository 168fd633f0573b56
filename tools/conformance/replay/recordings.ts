import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where the recordings were made. */
export const RECORDED_ORIGIN = 'http://127.0.0.1:8080'

/** Where the shop with sellers was. */
const MARKETPLACE_ORIGIN = 'http://127.0.0.1:8081'

/** One call to a real WooCommerce and what it answered. */
export interface Recording {
  /** the file's name without its ending */
  name: string
  method: string
  /** path and query */
  path: string
  /** `basic:rw`, `none` … */
  auth: string
  /** JSON, text or bytes */
  request_body?: unknown
  request_headers?: Record<string, string>
  status: number
  headers: Record<string, string>
  body?: unknown
}

export const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array

const readJson = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8').replaceAll(MARKETPLACE_ORIGIN, RECORDED_ORIGIN))

/** What is in the files of a folder whose names begin so, by name. */
export const readFiles = <T>(folder: string, prefix = ''): Map<string, T> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
      .sort()
      .map((file) => [basename(file, '.json'), readJson(join(folder, file))]),
  )

/** All recordings of a folder, by name. */
export const readRecordings = (folder: string): Map<string, Recording> =>
  new Map(
    [...readFiles<Omit<Recording, 'name'>>(folder)].map(([name, recorded]) => [name, { ...recorded, name }]),
  )

/** The recorded list with this name. */
export const listOf = <T>(recordings: ReadonlyMap<string, Recording>, name: string): T[] => {
  const body = recordings.get(name)?.body
  if (!Array.isArray(body)) throw new Error(`there is no recorded list "${name}"`)
  return body as T[]
}
