import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

export const setup: Area = {
  routes: [{ path: '/setup', screen: lazy(() => import('./setup-screen.tsx')), alone: true }],
}
