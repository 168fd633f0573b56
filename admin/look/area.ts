import LookIcon from '@mui/icons-material/PaletteOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

export const look: Area = {
  menu: [{ to: '/look', label: 'look.menu', icon: LookIcon, group: 'shop', needs: 'manage_woocommerce' }],
  routes: [{ path: '/look', screen: lazy(() => import('./look-screen.tsx')) }],
}
