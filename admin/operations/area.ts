import BackupsIcon from '@mui/icons-material/BackupOutlined'
import ExportsIcon from '@mui/icons-material/FileDownloadOutlined'
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined'
import JobsIcon from '@mui/icons-material/PlaylistPlayOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const JobList = lazy(() => import('./job-list.tsx'))
const BackupsScreen = lazy(() => import('./backups/backups-screen.tsx'))
const HealthScreen = lazy(() => import('./health/health-screen.tsx'))
const ExportsScreen = lazy(() => import('./exports/exports-screen.tsx'))

export const operations: Area = {
  menu: [
    {
      to: '/health',
      label: 'operations.health.menu',
      icon: HealthIcon,
      group: 'shop',
      needs: 'manage_woocommerce',
    },
    { to: '/jobs', label: 'operations.jobs', icon: JobsIcon, group: 'shop', needs: 'manage_woocommerce' },
    {
      to: '/backups',
      label: 'operations.backups.menu',
      icon: BackupsIcon,
      group: 'shop',
      needs: 'manage_options',
    },
    { to: '/exports', label: 'operations.exports.menu', icon: ExportsIcon, group: 'shop', needs: 'export' },
  ],
  resources: [{ name: 'jobs', list: JobList }],
  routes: [
    { path: '/backups', screen: BackupsScreen },
    { path: '/health', screen: HealthScreen },
    { path: '/exports', screen: ExportsScreen },
  ],
}
