/** The work did not end in time. */
export class TimeoutError extends Error {}

/**
 * Does work, but waits no longer for it than `ms`, or until `aborted` is. The signal that the work is given is aborted
 * then; work that does not follow it goes on, and what becomes of it is ignored. Browsers run it, too, old ones among them.
 * @throws TimeoutError after `ms`; the reason of `aborted` once it is aborted
 */
export const withTimeout = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
  aborted?: AbortSignal,
): Promise<T> => {
  if (aborted?.aborted) throw aborted.reason
  const controller = new AbortController()
  const { signal } = controller
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const end = () => controller.abort(aborted?.reason)
  aborted?.addEventListener('abort', end)
  const timer = setTimeout(() => controller.abort(new TimeoutError(`not done within ${ms} ms`)), ms)
  try {
    return await Promise.race([work(signal), ended])
  } finally {
    clearTimeout(timer)
    aborted?.removeEventListener('abort', end)
  }
}
