import TaxIcon from '@mui/icons-material/AccountBalanceOutlined'
import PaymentsIcon from '@mui/icons-material/CreditCardOutlined'
import MessagesIcon from '@mui/icons-material/EditNoteOutlined'
import PoliciesIcon from '@mui/icons-material/GavelOutlined'
import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import AccountIcon from '@mui/icons-material/PersonOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import SmsIcon from '@mui/icons-material/SmsOutlined'
import PointsIcon from '@mui/icons-material/StarsOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'

/** What stands on the screen of the settings, in its order. */
export const SETTING_PLACES = [
  { key: 'general', to: '/settings/options/general', icon: ShopIcon },
  { key: 'delivery', to: '/settings/delivery', icon: DeliveryIcon },
  { key: 'payments', to: '/settings/payments', icon: PaymentsIcon },
  { key: 'products', to: '/settings/options/products', icon: ProductsIcon },
  { key: 'search', to: '/settings/search', icon: SearchIcon },
  { key: 'tax', to: '/settings/options/tax', icon: TaxIcon },
  { key: 'account', to: '/settings/options/account', icon: AccountIcon },
  { key: 'points', to: '/look?setting=enable_wp_point_reward', icon: PointsIcon },
  { key: 'policies', to: '/settings/policies', icon: PoliciesIcon },
  { key: 'email', to: '/settings/mail', icon: MailIcon },
  { key: 'sms', to: '/settings/sms', icon: SmsIcon },
  { key: 'messages', to: '/settings/messages', icon: MessagesIcon },
  { key: 'webhooks', to: '/webhooks', icon: WebhookIcon },
] as const
