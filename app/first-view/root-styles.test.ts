import { expect, it } from 'vitest'
import { withRootStyles } from './root-styles.server.ts'

const route = (id: string, css?: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...(css && { css }),
})

const build = (routes: ReturnType<typeof route>[]) => ({
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
    url: '/assets/manifest.js',
    version: '1',
  },
})

it('unmarks the style sheets that never go, and no others', () => {
  const { routes } = withRootStyles(
    build([route('root', ['/a.css#', '/b.css']), route('home', ['/c.css#'])]),
  ).assets
  expect(routes.root?.css).toEqual(['/a.css', '/b.css'])
  expect(routes.home?.css).toEqual(['/c.css#'])
})

it('leaves a root without style sheets as it is', () => {
  expect(withRootStyles(build([route('root')])).assets.routes.root?.css).toBeUndefined()
})
