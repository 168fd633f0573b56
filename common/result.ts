/** The answer of a domain verb that may refuse: bugs throw, expected refusals are values. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <E>(error: E): { ok: false; error: E } => ({ ok: false, error })

/** Whether an answer is a refusal, of whatever it may be. */
export const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
