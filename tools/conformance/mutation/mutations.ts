import { nameOf } from '../compare.ts'
import { comparedHeaders, type Exchange, expectedHeaders, isHeaderCompared } from '../replay/replay.ts'

type MutationKind = 'status' | 'Allow' | 'header' | 'code' | 'value' | 'type' | 'null' | 'key'

/** An exchange whose recorded answer was changed in one place. */
export interface Mutation {
  kind: MutationKind
  /** the header, or the path in the body with list places as `[]` */
  place: string
  exchange: Exchange
}

/** From 0 to 1, the same row for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Step = string | number
type Json = Record<Step, unknown>

const isContainer = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** What of ours an item of a recorded list is compared with. */
const twinIn = (twin: unknown, recorded: Json, step: Step): unknown => {
  if (!Array.isArray(twin) || !Array.isArray(recorded)) return isContainer(twin) ? twin[step] : undefined
  const name = nameOf(recorded[Number(step)])
  const named = name === undefined ? undefined : twin.find((item) => nameOf(item) === name)
  return named ?? (twin.length === recorded.length ? twin[Number(step)] : undefined)
}

/** Whether ours has something in whose place the changed part would stand: else it is told as missing, whatever it is. */
const isCompared = ({ recorded, ours }: Exchange, place: readonly Step[]): boolean => {
  let [inner, twin]: [unknown, unknown] = [recorded, ours]
  for (const step of place.slice(0, -1)) {
    twin = twinIn(twin, inner as Json, step)
    inner = (inner as Json)[step]
  }
  const length = Array.isArray(inner) ? inner.length : undefined
  return isContainer(twin) && (length === undefined || twin.length === length)
}

/** A place in a JSON value, drawn by walking down: every member of a container is as likely. */
const drawPlace = (value: unknown, random: () => number): Step[] => {
  const place: Step[] = []
  let inner = value
  while (isContainer(inner)) {
    const steps = Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner)
    const step = steps[Math.floor(random() * steps.length)]
    if (step === undefined) break
    place.push(step)
    inner = inner[step]
  }
  return place
}

/** The JSON value with one container replaced; what lies elsewhere is shared. */
const withParent = (value: unknown, place: readonly Step[], change: (parent: Json) => Json): unknown => {
  if (!isContainer(value)) return value
  const [step, ...rest] = place
  if (step === undefined || rest.length === 0) return change(value)
  const copy: Json = Array.isArray(value) ? ([...value] as unknown as Json) : { ...value }
  copy[step] = withParent(value[step], rest, change)
  return copy
}

const replaced =
  (step: Step, value: unknown) =>
  (parent: Json): Json => {
    const copy = Array.isArray(parent) ? ([...parent] as unknown as Json) : { ...parent }
    copy[step] = value
    return copy
  }

const renamed =
  (step: Step) =>
  (parent: Json): Json =>
    Object.fromEntries(Object.entries(parent).map(([key, item]) => [key === step ? `${key}x` : key, item]))

const otherValue = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : `${value}x`
}

const otherType = (value: unknown): unknown => (typeof value === 'string' ? 12345 : String(value))

const inBody = (
  exchange: Exchange,
  kind: MutationKind,
  place: readonly Step[],
  change: (parent: Json) => Json,
) => ({
  kind,
  place: place.map((step) => (typeof step === 'number' ? '[]' : step)).join('.'),
  exchange: { ...exchange, recorded: withParent(exchange.recorded, place, change) },
})

/** What can be changed at one place of the body. */
const mutationsAt = (exchange: Exchange, place: readonly Step[]): Mutation[] => {
  const last = place.at(-1)
  if (last === undefined) return []
  const value = place.reduce<unknown>((inner, step) => (inner as Json)[step], exchange.recorded)
  const found = [inBody(exchange, 'type', place, replaced(last, otherType(value)))]
  if (typeof last === 'string') found.push(inBody(exchange, 'key', place, renamed(last)))
  if (value !== null) found.push(inBody(exchange, 'null', place, replaced(last, null)))
  if (value !== null && !isContainer(value)) {
    found.push(inBody(exchange, 'value', place, replaced(last, otherValue(value))))
  }
  return found
}

const mutationsOfBody = (exchange: Exchange, random: () => number): Mutation[] => {
  const { recorded, recording, response } = exchange
  if (!isContainer(recorded) || recording.method === 'HEAD') return []
  // nothing of ours stands in the place of an answer to what we refuse: the status tells it all
  if (recording.status < 400 && response.status >= 400) return []
  const drawn = Array.from({ length: PLACES }, () => drawPlace(recorded, random))
  const isRefusal = recording.status >= 400 && response.status < 400
  const places = [...new Map(drawn.map((place) => [place.join('.'), place])).values()]
  const code =
    typeof recorded.code === 'string'
      ? [inBody(exchange, 'code', ['code'], replaced('code', `${recorded.code}x`))]
      : []
  return [
    ...code,
    ...places
      .filter((place) => isRefusal || isCompared(exchange, place))
      .flatMap((place) => mutationsAt(exchange, place)),
  ]
}

/** Places that are drawn in each body. */
const PLACES = 6

const otherHeader = (name: string, value: string | undefined, random: () => number): string | undefined => {
  if (value === undefined) return name === 'Allow' ? 'GET, DELETE' : 'x'
  if (random() < 0.5) return undefined
  return name === 'Allow' ? `${value}, TRACE` : `${value}x`
}

const mutationsOfHeaders = (exchange: Exchange, random: () => number): Mutation[] => {
  const { recording } = exchange
  const names = comparedHeaders(exchange)
  return names
    .filter((name) => isHeaderCompared(exchange, name))
    .flatMap((name): Mutation[] => {
      const headers = new Headers(recording.headers)
      const value = headers.get(name) ?? undefined
      const other = otherHeader(name, value, random)
      if (other === undefined) headers.delete(name)
      else headers.set(name, other)
      const changed = { ...recording, headers: namesAsWritten(headers, names) }
      const [before, after] = [recording, changed].map((one) =>
        new Headers(expectedHeaders({ ...exchange, recording: one })).get(name),
      )
      // of what is not recorded but meant, a change is none
      if (before === after) return []
      return [
        {
          kind: name === 'Allow' ? 'Allow' : 'header',
          place: name,
          exchange: { ...exchange, recording: changed },
        },
      ]
    })
}

/** Headers under the names by which recordings have them. */
const namesAsWritten = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [
      names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name,
      value,
    ]),
  )

/** Changes of one exchange's recorded answer, each in one place. */
export const mutationsOf = (exchange: Exchange, random: () => number): Mutation[] => {
  const { recording } = exchange
  const status = recording.status === 200 ? 202 : recording.status + 1
  return [
    { kind: 'status', place: 'status', exchange: { ...exchange, recording: { ...recording, status } } },
    ...mutationsOfHeaders(exchange, random),
    ...mutationsOfBody(exchange, random),
  ]
}
