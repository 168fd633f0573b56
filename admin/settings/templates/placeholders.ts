const PLACEHOLDER = /\{([^{}]*)\}/g

/** What is wrong with a text as react-admin's validators say it; undefined for nothing. */
export type PlaceholderProblem = { message: string; args: { name: string } } | undefined

/** Judges the names in braces of a text, as the store does when it is saved. */
export const checkPlaceholders =
  (known: readonly string[], required: readonly string[]) =>
  (text: string | null | undefined): PlaceholderProblem => {
    const named = Array.from((text ?? '').matchAll(PLACEHOLDER), ([, name = '']) => name)
    const unknown = named.find((name) => !known.includes(name))
    if (unknown !== undefined)
      return { message: 'messaging.templates.unknown', args: { name: `{${unknown}}` } }
    const missing = required.find((name) => !named.includes(name))
    if (missing !== undefined)
      return { message: 'messaging.templates.missing', args: { name: `{${missing}}` } }
    return undefined
  }

/** A text with another in place of what is selected in it, and where the caret stands then. */
export const insertAt = (
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): { text: string; caret: number } => ({
  text: text.slice(0, start) + inserted + text.slice(end),
  caret: start + inserted.length,
})
