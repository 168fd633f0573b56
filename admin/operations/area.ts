import JobsIcon from '@mui/icons-material/PlaylistPlayOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const JobList = lazy(() => import('./job-list.tsx'))

export const operations: Area = {
  menu: [
    { to: '/jobs', label: 'operations.jobs', icon: JobsIcon, group: 'shop', needs: 'manage_woocommerce' },
  ],
  resources: [{ name: 'jobs', list: JobList }],
}
