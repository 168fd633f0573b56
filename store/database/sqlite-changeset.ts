import type { RowChange, StoredValue } from './row-changes.ts'

/** One row of a changeset, its values in the order of the table's columns. */
export interface ChangesetRow {
  table: string
  action: RowChange['action']
  /** which columns are the primary key; an update has them among the old values */
  isKey: boolean[]
  /** none of a row that is new; of an update those that are undefined stayed the same */
  old: (StoredValue | undefined)[]
  /** none of a row that is gone; likewise */
  new: (StoredValue | undefined)[]
}

const TABLE = 0x54
const ACTIONS = new Map([
  [18, 'create'],
  [23, 'update'],
  [9, 'delete'],
] as const)

/** Reads bytes one after the other. */
const createReader = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = new TextDecoder()
  let at = 0
  const byte = () => view.getUint8(at++)
  /** SQLite's varint: seven bits a byte, the first ones first */
  const varint = () => {
    let value = 0
    for (let next = byte(); ; next = byte()) {
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
  }
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const word = <T>(read: (position: number) => T): T => {
    at += 8
    return read(at - 8)
  }
  return {
    isAtEnd: () => at >= bytes.length,
    byte,
    varint,
    text: (length: number) => text.decode(take(length)),
    bytes: (length: number) => take(length).slice(),
    integer: () => Number(word((position) => view.getBigInt64(position))),
    real: () => word((position) => view.getFloat64(position)),
    /** up to a zero byte */
    name: () => {
      const name = text.decode(take(bytes.indexOf(0, at) - at))
      at += 1
      return name
    },
  }
}
type Reader = ReturnType<typeof createReader>

const readValue = (reader: Reader): StoredValue | undefined => {
  const type = reader.byte()
  switch (type) {
    case 0:
      return undefined
    case 1:
      return reader.integer()
    case 2:
      return reader.real()
    case 3:
      return reader.text(reader.varint())
    case 4:
      return reader.bytes(reader.varint())
    case 5:
      return null
    default:
      throw new Error(`a changeset has no values of type ${type}`)
  }
}

const readValues = (reader: Reader, count: number): (StoredValue | undefined)[] =>
  Array.from({ length: count }, () => readValue(reader))

/**
 * Reads a changeset of SQLite's session extension (https://www.sqlite.org/session/changesetformat.html).
 * @throws for bytes that are none
 */
export const readChangeset = (bytes: Uint8Array): ChangesetRow[] => {
  const reader = createReader(bytes)
  const rows: ChangesetRow[] = []
  let table = ''
  let isKey: boolean[] = []
  while (!reader.isAtEnd()) {
    const kind = reader.byte()
    if (kind === TABLE) {
      const count = reader.varint()
      isKey = Array.from({ length: count }, () => reader.byte() > 0)
      table = reader.name()
      continue
    }
    const action = ACTIONS.get(kind as never)
    if (!action) throw new Error(`a changeset has no rows of kind ${kind}`)
    // whether a trigger or a foreign key made the change
    reader.byte()
    const old = action === 'create' ? [] : readValues(reader, isKey.length)
    const now = action === 'delete' ? [] : readValues(reader, isKey.length)
    rows.push({ table, action, isKey, old, new: now })
  }
  return rows
}
