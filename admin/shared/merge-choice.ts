/**
 * What is chosen now, with what a choice that took a while has added to what was chosen before it, and taken away: others
 * may have been made meanwhile.
 */
export const mergeChoice = <T>(
  now: readonly T[],
  before: readonly T[],
  chosen: readonly T[],
  keyOf: (one: T) => unknown = (one) => one,
): T[] => {
  const has = (all: readonly T[], one: T) => all.some((other) => keyOf(other) === keyOf(one))
  const kept = now.filter((one) => has(chosen, one) || !has(before, one))
  return [...kept, ...chosen.filter((one) => !has(before, one) && !has(now, one))]
}
