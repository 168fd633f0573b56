import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { flushSync } from 'react-dom'
import { Route, RouterProvider } from 'react-router'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { dataProvider } from './api/data-provider.ts'
import { AREAS } from './areas/areas.ts'
import { authProvider } from './auth/auth-provider.ts'
import { Gate } from './auth/gate.tsx'
import { type BootData, STORE_NAME } from './boot.ts'
import { BootProvider, useBoot } from './boot-context.tsx'
import { createRouter } from './create-router.ts'
import { Alone } from './layout/alone.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { NotFound } from './layout/not-found.tsx'
import { Shell } from './layout/shell.tsx'
import { createI18nProvider } from './messages/i18n-provider.ts'
import { createTheme } from './theme/create-theme.ts'
import { StylesProvider } from './theme/styles-provider.tsx'

const BASE = '/admin'
const STORE_VERSION = '1'

const createQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: 1 } } })

const routes = AREAS.flatMap((area) => area.routes ?? [])
const resources = AREAS.flatMap((area) => area.resources ?? [])

const Screens = () => {
  const boot = useBoot()
  const [made] = useState(() => {
    overwriteGetLocale(() => boot.locale)
    const i18n = createI18nProvider(boot.locale)
    return {
      i18n,
      queries: createQueries(),
      store: localStorageStore(STORE_VERSION, STORE_NAME),
      light: createTheme(boot, 'light', i18n.translate),
      dark: createTheme(boot, 'dark', i18n.translate),
    }
  })
  return (
    <Gate i18n={made.i18n} light={made.light} dark={made.dark}>
      <Admin
        title={boot.siteName}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={made.i18n}
        queryClient={made.queries}
        store={made.store}
        theme={made.light}
        darkTheme={made.dark}
        layout={Shell}
        error={ErrorScreen}
        catchAll={NotFound}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {routes
            .filter(({ alone }) => !alone)
            .map(({ path, screen: Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          {routes
            .filter(({ alone }) => alone)
            .map(({ path, screen: Screen }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Alone>
                    <Screen />
                  </Alone>
                }
              />
            ))}
        </CustomRoutes>
      </Admin>
    </Gate>
  )
}

/** The whole back office. */
export const AdminApp = ({ boot }: { boot: BootData }) => {
  const [router] = useState(() => createRouter(BASE, <Screens />))
  return (
    <BootProvider boot={boot}>
      <StylesProvider>
        <RouterProvider router={router} flushSync={flushSync} />
      </StylesProvider>
    </BootProvider>
  )
}
