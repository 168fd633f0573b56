import { call } from '#admin/api/call.ts'
import { readAll } from '#admin/api/read-all.ts'
import { specOf } from '#admin/api/resources.ts'

/** as many as the store takes in one batch */
const FEW = 25

/** Deletes what has a trash for good. */
export const deleteForEver = (resource: string, id: number) =>
  call(`${specOf(resource).path}/${id}`, { method: 'DELETE', query: { force: true } })

interface Batch {
  responses: { status: number; body: { message?: string } }[]
}

/**
 * Deletes all posts or pages that are in the trash.
 * @param onDone is told how many of them are gone, after each batch
 * @throws Error in the store's words for the first that could not be deleted
 */
export const emptyTrash = async (
  resource: string,
  onDone: (done: number, all: number) => void,
): Promise<number> => {
  const { path } = specOf(resource)
  const trashed = await readAll<{ id: number }>(path, { status: 'trash', context: 'edit', _fields: 'id' })
  for (let start = 0; start < trashed.length; start += FEW) {
    const some = trashed.slice(start, start + FEW)
    const requests = some.map(({ id }) => ({
      method: 'DELETE',
      path: `/${path}/${id}`,
      body: { force: true },
    }))
    const { json } = await call<Batch>('batch/v1', { method: 'POST', body: { requests } })
    // one that somebody else has deleted meanwhile is gone, too
    const refused = json.responses.find(({ status }) => status >= 400 && status !== 404)
    if (refused) throw new Error(refused.body.message ?? 'errors.unknown')
    onDone(start + some.length, trashed.length)
  }
  return trashed.length
}
