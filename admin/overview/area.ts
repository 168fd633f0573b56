import OverviewIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

export const overview: Area = {
  menu: [
    {
      to: '/',
      label: 'overview.menu',
      icon: OverviewIcon,
      needs: 'view_woocommerce_reports',
      onPhoneBar: true,
    },
  ],
  routes: [
    { path: '/', screen: lazy(() => import('./overview.tsx')) },
    { path: '/low-stock', screen: lazy(() => import('./low-stock.tsx')) },
  ],
}
