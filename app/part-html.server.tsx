import { LRUCache } from 'lru-cache'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, type EntryContext, StaticRouterProvider } from 'react-router'
import type { DrawPart } from './first-view/drawn-once.tsx'
import { type JsonPayload, readPayload, toPayload } from './first-view/json-payload.ts'
import { FollowProvider } from './shared/links/follow-context.tsx'
import type { RootData } from './shared/settings/root-data.ts'
import { SaveDataContext } from './ui/save-data.ts'

/** of parts and what they were made of, two bytes each at most */
const MAX_CHARACTERS = 4 * 1024 * 1024
const MAX_FRAMES = 50

/** An id says where in the page an element stands: a part that writes one belongs to its page alone. */
const OWN_ID = 'part-of-a-page-'

/** What all parts of a page have in common. */
interface Frame {
  id: number
  draw: (content: () => ReactNode) => string
}

/** null is the HTML of a part that has to be drawn in its place */
const drawn = new LRUCache<string, { html: string | null }>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }, key) => key.length + (html?.length ?? 0) + 100,
})
const frames = new LRUCache<string, Frame>({ max: MAX_FRAMES })
let lastFrame = 0

type Context = ComponentProps<typeof StaticRouterProvider>['context']

const ContentContext = createContext<() => ReactNode>(() => null)
const Content = () => <FollowProvider>{use(ContentContext)()}</FollowProvider>

/** A page that has nothing but what every page of the shop has in common: nothing else can come into a part. */
const createFrame = (root: RootData, { basename = '/', _match }: Context): Frame => {
  const routes = [{ id: 'root', path: '*', Component: Content }]
  const context: Context = {
    basename,
    _match,
    location: {
      pathname: basename,
      search: '',
      hash: '',
      state: null,
      key: 'default',
    } as Context['location'],
    matches: [{ params: {}, pathname: basename, pathnameBase: basename, route: routes[0]! }],
    loaderData: { root: toPayload<RootData>(root) },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  const router = createStaticRouter(routes, context)
  lastFrame += 1
  return {
    id: lastFrame,
    draw: (content) =>
      renderToString(
        <ContentContext value={content}>
          <SaveDataContext value={root.savesData ?? false}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SaveDataContext>
        </ContentContext>,
        { identifierPrefix: OWN_ID },
      ),
  }
}

const frameOf = (root: RootData, context: Context): Frame => {
  // of the query nothing comes into a part
  const common = { ...root, search: '' }
  const key = context.basename + JSON.stringify(common)
  const known = frames.get(key) ?? createFrame(common, context)
  frames.set(key, known)
  return known
}

/** What is drawn later, or tells the document's head of pictures, works only where it stands. */
const isWhole = (html: string): boolean =>
  html !== '' && !html.includes(OWN_ID) && !html.includes('<!--$!-->') && !html.startsWith('<link')

/**
 * Draws the parts of a page, each but once for the same facts: they and what all pages have in common are the key, so
 * that nothing has to be dropped when the shop changes. null where the root route has no data.
 */
export const createDrawPart = ({ staticHandlerContext }: EntryContext): DrawPart | null => {
  const payload = staticHandlerContext.loaderData.root as JsonPayload<RootData> | undefined
  if (!payload) return null
  const frame = frameOf(readPayload(payload), staticHandlerContext)
  return (facts, content) => {
    const key = `${frame.id} ${facts}`
    const known = drawn.get(key)
    if (known) return known.html
    const html = frame.draw(content)
    const entry = { html: isWhole(html) ? html : null }
    drawn.set(key, entry)
    return entry.html
  }
}
