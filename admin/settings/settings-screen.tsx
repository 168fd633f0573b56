import TaxIcon from '@mui/icons-material/AccountBalanceOutlined'
import PaymentsIcon from '@mui/icons-material/CreditCardOutlined'
import ProductsIcon from '@mui/icons-material/Inventory2Outlined'
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import AccountIcon from '@mui/icons-material/PersonOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'

const PLACES = [
  { key: 'general', to: '/settings/options/general', icon: ShopIcon },
  { key: 'delivery', to: '/settings/delivery', icon: DeliveryIcon },
  { key: 'payments', to: '/settings/payments', icon: PaymentsIcon },
  { key: 'products', to: '/settings/options/products', icon: ProductsIcon },
  { key: 'tax', to: '/settings/options/tax', icon: TaxIcon },
  { key: 'account', to: '/settings/options/account', icon: AccountIcon },
  { key: 'email', to: '/settings/options/email', icon: MailIcon },
  { key: 'webhooks', to: '/webhooks', icon: WebhookIcon },
]

/** The ways to all settings, each with what is behind it. */
const SettingsScreen = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={translate('settings.menu')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {PLACES.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Card sx={{ height: '100%' }}>
              <CardActionArea component={LinkBase} to={to} sx={{ height: '100%', padding: 2 }}>
                <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                  <Icon color="primary" />
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="h6" component="h2">
                      {translate(`settings.places.${key}.title`)}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {translate(`settings.places.${key}.text`)}
                    </Typography>
                  </Box>
                </Stack>
              </CardActionArea>
            </Card>
          </li>
        ))}
      </Box>
    </Box>
  )
}

export default SettingsScreen
