import { type Theme, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Layout, type LayoutProps, Loading } from 'react-admin'
import { ConfirmHost } from '#admin/security/confirm-host.tsx'
import { usePageColors } from '#admin/theme/use-page-colors.ts'
import { AppBar } from './app-bar.tsx'
import { useFinder } from './finder/finder-state.ts'
import { Menu } from './menu.tsx'
import { Permitted } from './permitted.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PHONE_BAR_HEIGHT } from './phone-bar-height.ts'

const Finder = lazy(() => import('./finder/finder.tsx'))

const useFinderKey = () => {
  const { open } = useFinder()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // the key's place, which is the same on a Persian keyboard
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
        event.preventDefault()
        open()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}

const Inside = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Loading />}>{children}</Suspense>
)

/** What stands around every screen: bar, menu, and on a phone the bar at the bottom. */
export const Shell = ({ children, ...props }: LayoutProps) => {
  useFinderKey()
  usePageColors()
  const { isOpen } = useFinder()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <Layout
        {...props}
        appBar={AppBar}
        menu={Menu}
        sx={{
          // as wide as the window, whatever is in it
          minWidth: 0,
          width: '100%',
          '& .RaLayout-appFrame': { marginBlockStart: { xs: 7, sm: 6 }, minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': {
            minWidth: 0,
            paddingInline: { xs: 1.5, sm: 3 },
            paddingBlockStart: { xs: 1, sm: 2 },
            paddingBlockEnd: { xs: `calc(${PHONE_BAR_HEIGHT + 24}px + env(safe-area-inset-bottom))`, sm: 4 },
          },
        }}
      >
        <Inside>
          <Permitted>{children}</Permitted>
        </Inside>
      </Layout>
      {isPhone && <PhoneBar />}
      <ConfirmHost />
      <Suspense fallback={null}>{isOpen && <Finder />}</Suspense>
    </>
  )
}
