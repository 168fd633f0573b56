import type { Difference } from '../compare.ts'
import type { IdMap } from './id-map.ts'
import { isBytes, type Recording } from './recordings.ts'
import { callAgain, compareAnswers, type Exchange, type Target } from './replay.ts'
import { type RecordedSpan, withOurVolatile } from './volatile.ts'

/** A call that was made without being recorded, with the key that may read and write unless `auth` says another. */
export interface UnrecordedCall {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  auth?: string
  /** ids in its answer, as later recordings name them */
  answer?: unknown
}

/** A recording by its name, with the body that was sent where it is not JSON, or a call between two. */
export type Step = string | { recording: string; body: string | Uint8Array<ArrayBuffer> } | UnrecordedCall

export const nameOf = (step: Step): string | null =>
  typeof step === 'string' ? step : 'recording' in step ? step.recording : null

const CREATED = 201

/** How a recorded call went. */
export interface Replayed {
  recording: Recording
  /** both answers, the recorded one as it would be here */
  exchange: Exchange
  differences: Difference[]
}

const unrecorded = ({
  method,
  path,
  body,
  headers,
  auth = 'basic:rw',
  answer,
}: UnrecordedCall): Recording => ({
  name: '',
  method,
  path,
  auth,
  request_body: body,
  ...(headers && { request_headers: headers }),
  status: 0,
  headers: {},
  body: answer,
})

const named = (recordings: ReadonlyMap<string, Recording>, name: string): Recording => {
  const recording = recordings.get(name)
  if (!recording) throw new Error(`there is no recording "${name}"`)
  return recording
}

const stepOf = (recordings: ReadonlyMap<string, Recording>, step: Step): Recording => {
  if (typeof step === 'string') return named(recordings, step)
  if ('method' in step) return unrecorded(step)
  return { ...named(recordings, step.recording), request_body: step.body }
}

const withOurIds = (recording: Recording, ids: IdMap): Recording => ({
  ...recording,
  path: ids.inPath(recording.path),
  request_body: isBytes(recording.request_body)
    ? recording.request_body
    : ids.inJson(recording.request_body, recording.path),
})

/** The recorded answer as it would be here: ids, links and what changes from call to call are ours. */
const expected = (exchange: Exchange, ids: IdMap, span: RecordedSpan): Exchange => {
  const { recorded, recording, ours } = exchange
  const headers = Object.fromEntries(
    Object.entries(recording.headers).map(([name, value]) => [
      name,
      name === 'Location' ? ids.inPath(value) : value,
    ]),
  )
  const body = withOurVolatile(ids.inJson(recorded, recording.path), ours, span)
  return { ...exchange, recorded: body, recording: { ...recording, headers } }
}

/** Where calls are made again, and what their answers are compared by. */
export interface Session {
  target: Target
  /** of what both shops began with; learns those of what is made */
  ids: IdMap
  span: RecordedSpan
}

/** Makes a call again; one that was not recorded has no differences. */
export const replayStep = async (
  recordings: ReadonlyMap<string, Recording>,
  step: Step,
  { target, ids, span }: Session,
): Promise<Replayed> => {
  const recording = stepOf(recordings, step)
  const exchange = await callAgain(withOurIds(recording, ids), target)
  if (exchange.response.ok) ids.learn(exchange.recorded, exchange.ours, recording.path)
  else if (recording.status === CREATED) ids.learnAbsent(exchange.recorded, recording.path)
  if (recording.name === '') return { recording, exchange, differences: [] }
  const here = expected(exchange, ids, span)
  return { recording, exchange: here, differences: compareAnswers(here) }
}

/** Makes recorded calls again, one after the other: each sees what those before it did. */
export const replaySequence = async (
  recordings: ReadonlyMap<string, Recording>,
  steps: readonly Step[],
  session: Session,
): Promise<Replayed[]> => {
  const replayed: Replayed[] = []
  for (const step of steps) {
    const one = await replayStep(recordings, step, session)
    if (nameOf(step) !== null) replayed.push(one)
  }
  return replayed
}
