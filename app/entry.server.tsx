import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { utf8 } from '#common/bytes.ts'
import { pageContext } from './context.ts'
import { DrawPartContext } from './first-view/drawn-once.tsx'
import { partsLoaded } from './first-view/hydrate-when-idle.tsx'
import { withInlineStyles } from './first-view/inline-styles.server.ts'
import { latePartsOf } from './first-view/late-parts.server.ts'
import { withLatePreloads } from './first-view/late-preloads.server.ts'
import { LatePartsContext, NO_LATE_PARTS } from './first-view/late-preloads.ts'
import { NonceContext } from './nonce.ts'
import { createDrawPart } from './part-html.server.tsx'
import { StructuredDataContext, structuredDataContext, toJsonLd } from './structured-data.tsx'
import { ThemeContext, themeRouterContext } from './theme-context.ts'

export const streamTimeout = 5_000

/** The checkout is filled in, not read: its script helps from the first field on. */
const isRead = ({ url }: Request): boolean => !import.meta.env.DEV && !url.includes('/mobile-checkout')

/** Collects what React writes, long texts as they are and short ones as bytes, without a pause. */
const createHtmlWriter = (take: (html: Buffer<ArrayBuffer>) => void): Writable => {
  const pieces: Uint8Array[] = []
  return new Writable({
    decodeStrings: false,
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (piece: string | Uint8Array, _, done) => {
      pieces.push(typeof piece === 'string' ? utf8(piece) : piece)
      done()
    },
    final: (done) => {
      take(Buffer.concat(pieces))
      done()
    },
  })
}

/**
 * The router's context with routes of the page alone: components are made of those it counts, for every page anew, and
 * others are still found by their id.
 */
const withOwnRoutes = (context: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = context
  const routes: typeof manifest.routes = Object.create(manifest.routes)
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...context, manifest: { ...manifest, routes } }
}

/** Waits for the whole page: its data is near, and a whole page can be cached and read by any machine. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, savesData, nextTurn, takeHtml, logError } = loadContext.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const [things] = await Promise.all([loadContext.get(structuredDataContext)(), partsLoaded()])
  await nextTurn()
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <LatePartsContext value={savesData ? NO_LATE_PARTS : latePartsOf(routerContext)}>
          <ThemeContext value={loadContext.get(themeRouterContext)}>
            <StructuredDataContext value={toJsonLd(things)}>
              <DrawPartContext value={createDrawPart(routerContext)}>
                <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
              </DrawPartContext>
            </StructuredDataContext>
          </ThemeContext>
        </LatePartsContext>
      </NonceContext>,
      {
        nonce,
        // nothing is moved to the end of the page for script to put in its place
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer)
          const take = (html: Buffer<ArrayBuffer>) => {
            const styled = withInlineStyles(html, nonce)
            const page = isRead(request) ? withLatePreloads(styled, nonce) : styled
            takeHtml?.(page)
            resolve(new Response(takeHtml ? null : page, { status, headers }))
          }
          pipe(createHtmlWriter(take)).on('error', reject)
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) logError(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** A request that is refused, as a method that a page does not have, is no error of ours. */
const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRefusal(error)) context.get(pageContext).logError(error)
}
