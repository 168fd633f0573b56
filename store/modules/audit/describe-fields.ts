import type { RowChange } from '#store/database/row-changes.ts'
import type { LoggedTable } from './logged-tables.ts'
import type { FieldChanges } from './tables.ts'

interface Described {
  changes: FieldChanges
  personal: FieldChanges
}

/** characters of one value; what is longer is cut */
const LONGEST = 4000
/** Keys of JSON that are logged by name alone, as those of `meta_data` that integrations keep tokens in. */
const SECRET = /secret|token|passw|credential|authori[sz]ation|(private|access|api)[-_]?key/i

type Pieces = Map<string, unknown>

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `meta_data` by its keys, so that one entry more does not look like another list. */
const isMeta = (value: unknown): value is { key: string; value: unknown }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isPlain(one) && typeof one.key === 'string' && 'value' in one)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const addPieces = (pieces: Pieces, path: string, value: unknown): void => {
  if (isMeta(value)) for (const one of value) addPieces(pieces, `${path}.${one.key}`, one.value)
  else if (isPlain(value))
    for (const [key, inner] of Object.entries(value)) addPieces(pieces, `${path}.${key}`, inner)
  else pieces.set(path, value)
}

/** A value by the pieces that are compared: JSON by its keys, anything else whole. */
const piecesOf = (column: string, value: unknown, isJson: boolean): Pieces => {
  const pieces: Pieces = new Map()
  if (isJson && typeof value === 'string') addPieces(pieces, column, parse(value))
  else if (value !== undefined) pieces.set(column, value instanceof Uint8Array ? null : value)
  return pieces
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const hasSecretName = (key: unknown): boolean => typeof key === 'string' && SECRET.test(key)

/** A value without those that are named like secrets within its lists, which are compared whole. */
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isPlain(value)) return value
  const isSecretEntry = hasSecretName(value.key)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      hasSecretName(key) || (isSecretEntry && key === 'value') ? null : withoutSecrets(inner),
    ]),
  )
}

const toLogged = (whole: unknown): unknown => {
  if (whole === undefined) return null
  const value = withoutSecrets(whole)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value
}

const originOf = (url: unknown): unknown =>
  typeof url === 'string' && URL.canParse(url) ? `${new URL(url).origin}/…` : url

const piecesOfColumn = (table: LoggedTable, column: string, value: unknown): Pieces =>
  piecesOf(
    column,
    table.origins?.includes(column) ? originOf(value) : value,
    table.json?.includes(column) ?? false,
  )

const isSecret = (table: LoggedTable, path: string): boolean =>
  table.secret?.test(path) || SECRET.test(path.slice(path.indexOf('.') + 1))

/** Whether a field is logged: it was changed, or has a value in a row that was created or deleted. */
const isLogged = (action: RowChange['action'], before: unknown, after: unknown): boolean =>
  action === 'update' ? !isSame(before, after) : !(isBlank(before) && isBlank(after))

/** As JSON is stored that says nothing. */
const isBlankText = (value: unknown): boolean => isBlank(value) || value === '[]' || value === '{}'

/** The columns that can have something to tell: those that were changed, or have a value in a row that is new or gone. */
const touched = (columns: readonly string[] = [], { action, before, after }: RowChange): string[] =>
  columns.filter((column) =>
    action === 'update' ? column in after : !isBlankText(before[column]) || !isBlankText(after[column]),
  )

/** The changes in a column, by their paths. */
const changesIn = (
  table: LoggedTable,
  column: string,
  { action, before, after }: RowChange,
): FieldChanges => {
  const old = piecesOfColumn(table, column, before[column])
  const now = piecesOfColumn(table, column, after[column])
  const changes: FieldChanges = {}
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    if (!isLogged(action, old.get(path), now.get(path))) continue
    const isHidden = path !== column && isSecret(table, path)
    changes[path] = isHidden ? null : { before: toLogged(old.get(path)), after: toLogged(now.get(path)) }
  }
  // another path or query of the same origin
  const isOtherUrl = table.origins?.includes(column) && before[column] !== after[column]
  return isOtherUrl ? { [column]: null, ...changes } : changes
}

const withoutValues = (changes: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.keys(changes).map((path) => [path, null]))

const merged = (all: FieldChanges[]): FieldChanges => Object.assign({}, ...all)

/** The changed fields of a row, as they are logged. */
export const describeFields = (table: LoggedTable, change: RowChange): Described => {
  const changesOf = (columns?: readonly string[]) =>
    merged(touched(columns, change).map((column) => changesIn(table, column, change)))
  const personal = changesOf(table.personal)
  const redacted = touched(table.redacted, change).map((column) => [column, null])
  return {
    changes: { ...changesOf(table.values), ...withoutValues(personal), ...Object.fromEntries(redacted) },
    personal,
  }
}
