import { call, type Refusal, toError } from './call.ts'

/** the store's own limit, for lists and for batches */
export const MANY = 100

export const piecesOf = <T>(items: readonly T[], size = MANY): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/**
 * Changes items of a collection, as many as a batch takes at a time.
 * @param path of the collection
 * @throws HttpError for the first that was refused; the others of its batch and of those before are written
 */
export const updateAll = async (
  path: string,
  items: readonly { id: unknown; [field: string]: unknown }[],
): Promise<void> => {
  for (const update of piecesOf(items)) {
    const { json } = await call<{ update?: { error?: Refusal }[] }>(`${path}/batch`, {
      method: 'POST',
      body: { update },
    })
    const refused = json.update?.find(({ error }) => error)?.error
    if (refused) throw toError(400, refused)
  }
}
