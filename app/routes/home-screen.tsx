import type { ReactNode } from 'react'
import { Home } from '../features/home/home.tsx'
import { SearchPill } from '../features/shell/header/top-header.tsx'
import { readPayload } from '../first-view/json-payload.ts'
import type { HomePage } from './load-home-page.ts'

/** The home page; `notice` stands above its sections. */
export const HomeScreen = ({ page, notice }: { page: HomePage; notice?: ReactNode }) => (
  <>
    <SearchPill {...page.search} />
    {notice}
    <Home sections={readPayload(page.sections)} isEmpty={page.isEmpty} />
  </>
)
