const CONTACT = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+|\+?\p{Nd}{9,}/gu
/** of causes of causes */
const DEEPEST = 5

const redactText = (text: string): string => text.replace(CONTACT, '…')

const framesOf = (stack = ''): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line))

/**
 * An error as the log and the list of jobs may tell it: its name, code, place in the code and message without e-mail addresses
 * and numbers. Those of mail servers and push services also hold whom a message was for and what was answered.
 */
export const redactError = (error: unknown, depth = 0): Error => {
  if (!(error instanceof Error)) return new Error(redactText(String(error)))
  const message = redactText(error.message)
  const inner = (one: unknown) => redactError(one, depth + 1)
  const cause = error.cause && depth < DEEPEST ? { cause: inner(error.cause) } : {}
  const told =
    error instanceof AggregateError && depth < DEEPEST
      ? new AggregateError(error.errors.map(inner), message, cause)
      : new Error(message, cause)
  const { code } = error as { code?: unknown }
  const stack = [`${error.name}: ${message}`, ...framesOf(error.stack)].join('\n')
  return Object.assign(told, { name: error.name, stack, ...(typeof code === 'string' && { code }) })
}
