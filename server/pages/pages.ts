import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { createPalettes, createThemeCss, matchPage, PageRequest } from '#app/handler.ts'
import type { Config } from '#config.ts'

type RenderPage = (request: Request, page: PageRequest) => Promise<Response>

/** The shop's colours, computed by what only the app's build can load. */
export interface ShopColors {
  createPalettes: typeof createPalettes
  createThemeCss: typeof createThemeCss
}

export interface Pages {
  load: () => Promise<RenderPage>
  matchPage: () => Promise<typeof matchPage>
  colors: () => Promise<ShopColors>
  /** Vite's own answers (sources, hot reload) in development */
  middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
  close: () => Promise<void>
}

interface Built extends ShopColors {
  renderPage: RenderPage
  matchPage: typeof matchPage
}

const builtPages = async (): Promise<Pages> => {
  const built = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as Built
  return {
    load: async () => built.renderPage,
    matchPage: async () => built.matchPage,
    colors: async () => built,
    middleware: null,
    close: async () => {},
  }
}

const developmentPages = async (server: Server, dataDir: string): Promise<Pages> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: (path) => path.startsWith(dataDir + sep) },
    },
  })
  const load = async () => (await vite.ssrLoadModule('/app/handler.ts')) as Built
  return {
    load: async () => (await load()).renderPage,
    matchPage: async () => (await load()).matchPage,
    colors: load,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

/** The built app, or in development the app as Vite sees it this moment. */
export const createPages = ({ development, dataDir }: Config, server: Server): Promise<Pages> =>
  development ? developmentPages(server, dataDir) : builtPages()
