import MenuIcon from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

export const menus: Area = {
  menu: [
    { to: '/menus', label: 'menus.menu', icon: MenuIcon, group: 'content', needs: 'edit_theme_options' },
  ],
  routes: [{ path: '/menus', screen: lazy(() => import('./menu-screen.tsx')) }],
}
