import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import { SETTING_PLACES } from './setting-places.ts'

const SettingsScreen = lazy(() => import('./settings-screen.tsx'))
const OptionsScreen = lazy(() => import('./options/options-screen.tsx'))
const DeliveryScreen = lazy(() => import('./delivery/delivery-screen.tsx'))
const ZoneCreate = lazy(() => import('./delivery/zone-create.tsx'))
const ZoneScreen = lazy(() => import('./delivery/zone-screen.tsx'))
const PaymentsScreen = lazy(() => import('./payments/payments-screen.tsx'))
const MailScreen = lazy(() => import('./messaging/mail-screen.tsx'))
const SmsScreen = lazy(() => import('./messaging/sms-screen.tsx'))
const TemplateListScreen = lazy(() => import('./templates/template-list-screen.tsx'))
const TemplateScreen = lazy(() => import('./templates/template-screen.tsx'))
const PoliciesScreen = lazy(() => import('./policies/policies-screen.tsx'))
const SearchScreen = lazy(() => import('./search/search-screen.tsx'))
const RuleCreate = lazy(() => import('./search/rule-create.tsx'))
const RuleEdit = lazy(() => import('./search/rule-edit.tsx'))
const TaxList = lazy(() => import('./taxes/tax-list.tsx'))
const TaxCreate = lazy(() => import('./taxes/tax-create.tsx'))
const TaxEdit = lazy(() => import('./taxes/tax-edit.tsx'))
const WebhookList = lazy(() => import('./webhooks/webhook-list.tsx'))
const WebhookCreate = lazy(() => import('./webhooks/webhook-create.tsx'))
const WebhookEdit = lazy(() => import('./webhooks/webhook-edit.tsx'))

export const settings: Area = {
  menu: [
    {
      to: '/settings',
      label: 'settings.menu',
      icon: SettingsIcon,
      group: 'shop',
      needs: 'manage_woocommerce',
    },
  ],
  places: SETTING_PLACES.map(({ key, to }) => ({
    to,
    label: `settings.places.${key}.title`,
    needs: 'manage_woocommerce',
  })),
  resources: [
    {
      name: 'taxes',
      list: TaxList,
      create: TaxCreate,
      edit: TaxEdit,
      recordRepresentation: 'name',
    },
    {
      name: 'webhooks',
      list: WebhookList,
      create: WebhookCreate,
      edit: WebhookEdit,
      recordRepresentation: 'name',
    },
  ],
  routes: [
    { path: '/settings', screen: SettingsScreen },
    { path: '/settings/options/:group', screen: OptionsScreen },
    { path: '/settings/delivery', screen: DeliveryScreen },
    { path: '/settings/delivery/create', screen: ZoneCreate },
    { path: '/settings/delivery/:id', screen: ZoneScreen },
    { path: '/settings/payments', screen: PaymentsScreen },
    { path: '/settings/mail', screen: MailScreen },
    { path: '/settings/sms', screen: SmsScreen },
    { path: '/settings/search', screen: SearchScreen },
    { path: '/settings/search/rules/create', screen: RuleCreate },
    { path: '/settings/search/rules/:id', screen: RuleEdit },
    { path: '/settings/policies', screen: PoliciesScreen },
    { path: '/settings/messages', screen: TemplateListScreen },
    { path: '/settings/messages/:id', screen: TemplateScreen },
  ],
}
