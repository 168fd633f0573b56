import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

export const library: Area = {
  menu: [{ to: '/media', label: 'library.menu', icon: LibraryIcon, group: 'content', needs: 'upload_files' }],
  resources: [{ name: 'media', list: lazy(() => import('./library-list.tsx')) }],
}
