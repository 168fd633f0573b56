import { data } from 'react-router'
import { NotFoundScreen } from '../features/shell/error-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.shell_not_found_title(), hidden: true })

export default function NotFound() {
  return <NotFoundScreen />
}
