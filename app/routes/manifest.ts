import { pageContext } from '../context.ts'
import { createManifest } from '../features/pwa/manifest.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { headerColor } from '../theme-context.ts'
import { createThemeCss } from '../ui/theme/theme.ts'
import type { Route } from './+types/manifest.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store, ...languages } = context.get(pageContext)
  const settings = await store.settings()
  const color = headerColor(createThemeCss(settings.custom_color || settings.palette_color))
  const manifest = createManifest(settings, color, languages)
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
