import type { ReactNode } from 'react'
import { Home } from '../features/home/home.tsx'
import { SearchPill } from '../features/shell/top-header.tsx'
import { unpack } from '../first-view/packed.ts'
import type { HomePage } from './load-home-page.ts'

/** The home page; `notice` stands above its sections. */
export const HomeScreen = ({ page, notice }: { page: HomePage; notice?: ReactNode }) => (
  <>
    <SearchPill {...page.search} />
    {notice}
    <Home sections={unpack(page.sections)} isEmpty={page.isEmpty} />
  </>
)
