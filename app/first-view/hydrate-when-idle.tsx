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
import { DrawnOnce } from './drawn-once.tsx'
import {
  hasHydrationStarted,
  hydrationStart,
  nextPress,
  noteMissingCode,
  replayPress,
} from './first-interaction.ts'

/** A component whose code is fetched later. */
interface Part<Props> {
  loaded: () => ComponentType<Props> | undefined
  /** settles when hydration has started and the code is there; never fails */
  ready: Promise<void>
  fetchCode: () => Promise<void>
}

const RETRY = 3000
const LONGEST_PAUSE = 60_000
const onServer: Promise<unknown>[] = []

/** On the server: settles when the code of every part is at hand, also of parts of parts, so that pages are drawn whole. */
export const partsLoaded = async (): Promise<void> => {
  for (let known = 0; known < onServer.length; ) {
    known = onServer.length
    await Promise.all(onServer)
  }
}

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
  /** what the server drew stays as it is while the code cannot be had: later and later, and at the next press */
  const persist = (pause = RETRY): Promise<void> =>
    fetchCode().catch(async () => {
      noteMissingCode()
      const press = nextPress()
      await Promise.race([press, new Promise((resolve) => setTimeout(resolve, pause))])
      return persist(Math.min(2 * pause, LONGEST_PAUSE))
    })
  const ready = import.meta.env.SSR ? fetchCode() : hydrationStart().then(() => persist())
  if (import.meta.env.SSR) onServer.push(ready)
  if (hasHydrationStarted()) void persist()
  return { loaded: () => component, ready, fetchCode }
}

const Hydrated = ({ part, props }: { part: Part<object>; props: object }) => {
  if (!import.meta.env.SSR) use(part.ready)
  const Loaded = part.loaded()
  return Loaded ? <Loaded {...props} /> : null
}

const ReplayPress = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (place.current) replayPress(place.current)
  }, [place])
  return null
}

type HydrateProps = {
  part: Part<object>
  fallback?: ReactNode
  /** the part's name, where its props are all that it is made of: the server draws it once for the same (`DrawnOnce`) */
  once?: string
}

const HydratedPart = ({ part, fallback = null, once, ...props }: HydrateProps) => {
  const place = useRef<HTMLDivElement>(null)
  const attributes = {
    ref: place,
    'data-hydrated': 'false',
    suppressHydrationWarning: true,
    style: { display: 'contents' },
  }
  const content = () => (
    <Suspense fallback={fallback}>
      <Hydrated part={part} props={props} />
      <ReplayPress place={place} />
    </Suspense>
  )
  if (!once) return <div {...attributes}>{content()}</div>
  return (
    <DrawnOnce as="div" {...attributes} part={once} facts={props}>
      {content}
    </DrawnOnce>
  )
}

/**
 * A part of a page that the server draws and the browser hydrates later: after the router and what stands around it,
 * with data saver with the first touch, key or scroll. Links and forms in it work all the while; what is pressed
 * too early is pressed again once it can answer. Props must keep their identity between renders.
 */
export const HydrateWhenIdle = memo(HydratedPart) as unknown as <Props extends object>(
  props: Props & Pick<HydrateProps, 'fallback' | 'once'> & { part: Part<Props> },
) => ReactElement

/** Client middleware of a route: the code of its screen is fetched beside its data. */
export const loadBeside =
  (part: Pick<Part<object>, 'fetchCode'>) =>
  async (_: unknown, next: () => Promise<unknown>): Promise<unknown> => {
    const code = part.fetchCode()
    const result = await next()
    await code
    return result
  }
