import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'

export const GROUPS = ['sales', 'catalogue', 'people', 'content', 'shop'] as const

/** A place of the menu. */
export interface MenuEntry {
  /** path below `/admin` */
  to: string
  /** key of its text */
  label: string
  icon: SvgIconComponent
  /** the part of the menu it stands in; none stands at the top */
  group?: (typeof GROUPS)[number]
  /** what somebody has to be able to, by WordPress's names, to see it; without it everybody who works here does */
  needs?: string
  /** also stands in the bar at the bottom of a phone */
  onPhoneBar?: boolean
}

/** A screen that is no list or form of a resource. */
interface AreaRoute {
  path: string
  screen: ComponentType
  /** has the whole window for itself, without the menu */
  alone?: boolean
}

/** A screen or setting that is in no menu and can be found. */
export type Place = Pick<MenuEntry, 'to' | 'label' | 'needs'>

/** A part of the back office: what it adds to the menu, to the addresses, and to react-admin's resources. */
export interface Area {
  menu?: MenuEntry[]
  places?: Place[]
  resources?: ResourceProps[]
  routes?: AreaRoute[]
}
