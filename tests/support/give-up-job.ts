import type { Context } from '#store/context.ts'
import { followNewEvents } from '#store/jobs/follow-events.ts'
import type { TestStore } from './test-store.ts'

/** Gives the one job of a kind that waits up, as staff with these headers; answers the status. */
export const giveUpJob = async (
  store: TestStore,
  context: Context,
  { kind, headers }: { kind: string; headers: Record<string, string> },
): Promise<number> => {
  await followNewEvents(context)
  const { id } = await store.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return (await store.call(`/wp-json/ghab/v1/jobs/${id}/give-up`, { method: 'POST', headers })).status
}
