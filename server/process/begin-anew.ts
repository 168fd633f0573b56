/** as it was given, whatever of it was changed since */
const environment = { ...process.env }

/** Whether a process can put itself in its own place: not on Windows. */
export const canBeginAnew = typeof process.execve === 'function' && process.platform !== 'win32'

/**
 * Puts this process in its own place: same number, same parent, so that whoever watches it sees no end.
 * @param port where it was open, also where it had chosen that itself
 */
export const beginAnew = (port: number): never => {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  if (!process.execve) return process.exit(1)
  return process.execve(process.execPath, args, { ...environment, PORT: String(port) })
}
