/** The work did not end in time; it may still be under way. */
export class TimeoutError extends Error {}

/**
 * Waits for work, but not for ever.
 * @throws TimeoutError after `ms`; what becomes of the work then is ignored
 */
export const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(`not done within ${ms} ms`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
