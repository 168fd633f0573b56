import CampaignsIcon from '@mui/icons-material/CampaignOutlined'
import CardsIcon from '@mui/icons-material/CardGiftcardOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const CampaignList = lazy(() => import('./campaign-list.tsx'))
const CampaignCreate = lazy(() => import('./campaign-create.tsx'))
const CampaignScreen = lazy(() => import('./campaign-screen.tsx'))
const ScratchCards = lazy(() => import('./scratch-cards.tsx'))

const needs = 'manage_woocommerce'

export const campaigns: Area = {
  menu: [
    { to: '/campaigns', label: 'campaigns.menu', icon: CampaignsIcon, group: 'people', needs },
    { to: '/scratch-cards', label: 'campaigns.cards.menu', icon: CardsIcon, group: 'people', needs },
  ],
  resources: [
    { name: 'campaigns', list: CampaignList, create: CampaignCreate, edit: CampaignScreen },
    { name: 'scratch-cards', list: ScratchCards },
  ],
}
