import type { Database } from '#store/database/connection.ts'
import type { Store } from '#store/store.ts'
import type { Receiver } from '../receiver.ts'
import type { Recording } from '../recordings.ts'
import { type Replayed, replayStep, type Session, type UnrecordedCall } from '../replay-sequence.ts'
import { compareDeliveries } from './compare-deliveries.ts'
import { readDeliveries, readFailures } from './recorded-deliveries.ts'
import { replayEvents, replayThen } from './replay-failures.ts'
import { webhookSteps } from './sequence-of-webhooks.ts'

/** A shop whose deliveries are received. */
export interface WebhookShop extends Session {
  store: Store
  db: Database
  receiver: Receiver
}

const get = <T>(recorded: ReadonlyMap<string, T>, name: string): T => {
  const found = recorded.get(name)
  if (!found) throw new Error(`there is no recording "${name}"`)
  return found
}

/** Makes the recorded calls again, the queue run after each, and compares what was delivered. */
export const replayWebhooks = async (
  folder: string,
  recordings: ReadonlyMap<string, Recording>,
  names: readonly string[],
  shop: WebhookShop,
): Promise<{ replayed: Replayed[]; left: string[] }> => {
  const [deliveries, failures] = [readDeliveries(folder), readFailures(folder)]
  const replayed: Replayed[] = []
  const placed = new Set<string>()
  let caused = shop.receiver.take()
  let last: Pick<Recording, 'method' | 'path'> = { method: '', path: '' }
  const cause = async (causes: readonly UnrecordedCall[]) => {
    for (const one of causes) last = (await replayStep(recordings, one, shop)).recording
    await shop.store.runJobs()
    caused = shop.receiver.take()
  }
  for (const step of webhookSteps(names)) {
    if ('call' in step) {
      const one = await replayStep(recordings, step.call, shop)
      if (one.recording.name !== '') replayed.push(one)
      placed.add(one.recording.name)
      last = one.recording
      await cause([])
    } else if ('deliveries' in step) {
      if (step.causes.length) await cause(step.causes)
      placed.add(step.deliveries)
      const pair = [get(deliveries, step.deliveries), caused] as const
      replayed.push(...compareDeliveries(last, step.deliveries, pair, shop))
    } else {
      placed.add(step.failures)
      const recorded = get(failures, step.failures)
      const replay = step.part === 'events' ? replayEvents : replayThen
      replayed.push(await replay(step.failures, recorded, shop))
    }
  }
  return { replayed, left: [...recordings.keys()].filter((name) => !placed.has(name)) }
}
