type End = () => Promise<void>

/**
 * Ends the process on SIGTERM and SIGINT, from now on: as process 1 of a container it would not hear of them otherwise.
 * @param within ms; whatever has not been closed by then is left
 * @param end closes what there is so far
 * @returns says how to end from then on, when there is more to close
 */
export const endOnSignals = (within: number, end: End): ((endNow: End) => void) => {
  let close = end
  let isEnding = false
  const stop = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), within).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  return (endNow) => {
    close = endNow
  }
}
