/** The work did not end in time. */
export class TimeoutError extends Error {}

/**
 * Does work, but waits no longer for it than `ms`, or until `aborted` is. The signal that the work is given is aborted
 * then; work that does not follow it goes on, and what becomes of it is ignored.
 * @throws TimeoutError after `ms`; the reason of `aborted` once it is aborted
 */
export const withTimeout = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
  aborted?: AbortSignal,
): Promise<T> => {
  const timeout = new AbortController()
  const signal = aborted ? AbortSignal.any([timeout.signal, aborted]) : timeout.signal
  signal.throwIfAborted()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  const timer = setTimeout(() => timeout.abort(new TimeoutError(`not done within ${ms} ms`)), ms)
  try {
    return await Promise.race([work(signal), ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
