import type { ComponentProps } from 'react'
import { useScreenRefresh } from '../features/pwa/screen-refresh.ts'
import { SearchField as Field } from '../features/search/search-field.tsx'

/** Stands on every screen of the shop, and comes to life with it. */
export const SearchField = (props: ComponentProps<typeof Field>) => {
  useScreenRefresh()
  return <Field {...props} />
}

// what goes on beside the pages starts with the first part that comes to life
if (!import.meta.env.SSR) void import('../features/pwa/background.ts').catch(() => undefined)
