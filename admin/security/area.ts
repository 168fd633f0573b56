import KeysIcon from '@mui/icons-material/ApiOutlined'
import StaffIcon from '@mui/icons-material/BadgeOutlined'
import AuditIcon from '@mui/icons-material/HistoryOutlined'
import OwnIcon from '@mui/icons-material/LockOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import { ENROL_PATH, OWN_PATH } from './paths.ts'

const OwnSecurityScreen = lazy(() => import('./own/own-security-screen.tsx'))
const EnrolScreen = lazy(() => import('./enrol-screen.tsx'))
const StaffScreen = lazy(() => import('./staff/staff-screen.tsx'))
const KeysScreen = lazy(() => import('./keys/keys-screen.tsx'))
const AuditScreen = lazy(() => import('./audit/audit-screen.tsx'))

export const security: Area = {
  menu: [
    // first: what an address of this area needs that has no entry, as that of the enrolment, is nothing
    { to: OWN_PATH, label: 'security.own', icon: OwnIcon, group: 'people' },
    { to: '/staff', label: 'security.staff.menu', icon: StaffIcon, group: 'people', needs: 'promote_users' },
    {
      to: '/api-keys',
      label: 'security.keys.menu',
      icon: KeysIcon,
      group: 'shop',
      needs: 'manage_woocommerce',
    },
    {
      to: '/audit-log',
      label: 'security.audit.menu',
      icon: AuditIcon,
      group: 'shop',
      needs: 'manage_options',
    },
  ],
  resources: [{ name: 'audit-log', list: AuditScreen }],
  routes: [
    { path: '/staff', screen: StaffScreen },
    { path: OWN_PATH, screen: OwnSecurityScreen },
    { path: '/api-keys', screen: KeysScreen },
    { path: ENROL_PATH, screen: EnrolScreen, alone: true },
  ],
}
