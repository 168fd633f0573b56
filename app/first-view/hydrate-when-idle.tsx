import {
  type ComponentType,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
} from 'react'
import { answer, hasHydrationStarted, hydrationStart } from './first-interaction.ts'

/** A component whose code is fetched later. */
interface Part<Props> {
  loaded: () => ComponentType<Props> | undefined
  /** settles when the visitor is here and the code too; never fails */
  awake: Promise<void>
  fetchCode: () => Promise<void>
}

const RETRY = 3000
const onServer: Promise<unknown>[] = []

/** On the server: settles when the code of every part is at hand, so that pages are drawn whole. */
export const partsLoaded = (): Promise<unknown> => Promise.all(onServer)

export const hydrateWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> => {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchCode = (): Promise<void> => {
    loading ??= load().then(
      (found) => {
        component = found
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  /** what the server drew stays as it is while the code cannot be had */
  const persist = (): Promise<void> =>
    fetchCode().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY))
      return persist()
    })
  const awake = import.meta.env.SSR ? fetchCode() : hydrationStart().then(persist)
  if (import.meta.env.SSR) onServer.push(awake)
  if (hasHydrationStarted()) void persist()
  return { loaded: () => component, awake, fetchCode }
}

const Alive = ({ part, props }: { part: Part<object>; props: object }) => {
  if (!import.meta.env.SSR) use(part.awake)
  const Loaded = part.loaded()
  return Loaded ? <Loaded {...props} /> : null
}

const Answering = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (place.current) answer(place.current)
  }, [place])
  return null
}

type HydrateProps = { part: Part<object>; fallback?: ReactNode }

const HydratedPart = ({ part, fallback = null, ...props }: HydrateProps) => {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} data-hydrated="false" suppressHydrationWarning style={{ display: 'contents' }}>
      <Suspense fallback={fallback}>
        <Alive part={part} props={props} />
        <Answering place={place} />
      </Suspense>
    </div>
  )
}

/**
 * A part of a page that the server draws and the browser brings to life with the visitor's first touch, key or
 * scroll: until then neither its code is fetched nor anything computed. Links and forms in it work all the while;
 * what is pressed too early is pressed again once it can answer. Props must keep their identity between renders.
 */
export const HydrateWhenIdle = memo(HydratedPart) as unknown as <Props extends object>(
  props: Props & { part: Part<Props>; fallback?: ReactNode },
) => ReactElement

/** Client middleware of a route: its deferred screen is fetched beside its data. */
export const loadBeside =
  (part: Pick<Part<object>, 'fetchCode'>) =>
  async (_: unknown, next: () => Promise<unknown>): Promise<unknown> => {
    const code = part.fetchCode()
    const result = await next()
    await code
    return result
  }
