import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type ReactNode, useState } from 'react'
import { useBoot } from '#admin/boot-context.tsx'

/** Styles that the page's policy lets in, turned around for a language that is written from the right. */
export const StylesProvider = ({ children }: { children: ReactNode }) => {
  const { locale, nonce } = useBoot()
  const [cache] = useState(() =>
    locale === 'fa'
      ? createCache({ key: 'rtl', nonce, stylisPlugins: [rtlPlugin] })
      : createCache({ key: 'ltr', nonce }),
  )
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
