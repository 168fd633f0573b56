interface LogLine {
  time?: number
  path?: string
  msg?: string
  err?: { message?: string; stack?: string }
}

export interface LoggedError {
  at: number
  path: string
  text: string
}

const read = (line: string): LoggedError | null => {
  if (!line.startsWith('{')) return null
  try {
    const { time = 0, path = '', msg = '', err } = JSON.parse(line) as LogLine
    return { at: time, path, text: `${msg}: ${err?.stack ?? err?.message ?? ''}` }
  } catch {
    return null
  }
}

/** The errors that the shop has logged, and what it printed beside them. */
export const readServerLog = (lines: readonly string[]): { errors: LoggedError[]; other: string[] } => {
  const errors = lines.flatMap((line) => read(line) ?? [])
  const other = lines.filter((line) => line.trim() && !read(line))
  return { errors, other: [...new Set(other)] }
}

const withoutQuery = (target: string): string => target.split('?', 1)[0] ?? ''

/** The error that was most likely logged for a call: of its path, between its beginning and now. */
export const loggedFor = (lines: readonly string[], target: string, since: number): string => {
  const { errors } = readServerLog(lines.slice(-400))
  const wanted = decodeLoosely(withoutQuery(target))
  const fitting = errors.filter(({ at }) => at >= since - 5)
  return fitting.findLast(({ path }) => decodeLoosely(path) === wanted)?.text ?? ''
}

const decodeLoosely = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path
  }
}
