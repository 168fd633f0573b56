import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { partsLoaded } from '#app/first-view/hydrate-when-idle.tsx'
import routes from '#app/routes.ts'

const APP = join(import.meta.dirname, '../../../app')

/** A route of the app's table with its module, as the server build has it. */
export interface AppRoute {
  id: string
  /** its source, from `app/` */
  file: string
  parentId: string | undefined
  path: string | undefined
  index: boolean | undefined
  module: { handle?: unknown }
  /** shows a page or answers by itself, and is no frame around others */
  isLeaf: boolean
}

const load = async (entries: RouteConfigEntry[], parentId?: string): Promise<AppRoute[]> => {
  const found = await Promise.all(
    entries.map(async ({ id, file, path, index, children }) => {
      const module = (await import(/* @vite-ignore */ join(APP, file))) as AppRoute['module']
      const own = { id: id ?? file, file, parentId, path, index, module, isLeaf: !children }
      return [own, ...(await load(children ?? [], own.id))]
    }),
  )
  return found.flat()
}

/** Every route of `app/routes.ts`, without a build. No code of theirs is still on its way when a test ends. */
export const loadAppRoutes = async (): Promise<AppRoute[]> => {
  const found = await load(await routes)
  await partsLoaded()
  return found
}

/** As much of the server build as tells a URL's route. */
export const buildOf = (found: AppRoute[]): ServerBuild =>
  ({
    routes: Object.fromEntries(found.map((route) => [route.id, route])),
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild
