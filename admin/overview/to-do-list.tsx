import type { SvgIconComponent } from '@mui/icons-material'
import BuildIcon from '@mui/icons-material/BuildOutlined'
import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import PaymentIcon from '@mui/icons-material/CreditCardOffOutlined'
import StockIcon from '@mui/icons-material/Inventory2Outlined'
import MessageIcon from '@mui/icons-material/MailOutlined'
import ProductIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined'
import ReviewIcon from '@mui/icons-material/StarOutlineOutlined'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, ButtonBase, Stack, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useStatusLabel } from '#admin/orders/order-status.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Overview } from '#store-api/contract/overview.ts'
import { type ToDo, type ToDoKey, toDosOf } from './to-do.ts'

const ICONS: Record<ToDoKey, SvgIconComponent> = {
  orders: OrdersIcon,
  receipts: ReceiptIcon,
  failed_payments: PaymentIcon,
  products: ProductIcon,
  reviews: ReviewIcon,
  comments: CommentIcon,
  messages: MessageIcon,
  stock: StockIcon,
  jobs: BuildIcon,
}

const NEEDS: Partial<Record<ToDoKey, string>> = {
  orders: 'edit_shop_orders',
  receipts: 'edit_shop_orders',
  failed_payments: 'edit_shop_orders',
  reviews: 'moderate_comments',
  comments: 'moderate_comments',
  products: 'publish_products',
  stock: 'edit_products',
  jobs: 'manage_options',
}

const Tile = ({ todo: { key, status, name, count, to, urgent } }: { todo: ToDo }) => {
  const translate = useTranslate()
  const statusLabel = useStatusLabel()
  const Icon = ICONS[key]
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      sx={{
        justifyContent: 'flex-start',
        gap: 1.5,
        padding: 1.5,
        borderRadius: 2,
        textAlign: 'start',
        minHeight: 64,
        backgroundColor: urgent ? 'var(--color-error-container)' : 'var(--color-surface-container-low)',
        color: urgent ? 'var(--color-on-error-container)' : 'text.primary',
        '&:hover': { filter: 'brightness(0.97)' },
      }}
    >
      <Icon sx={{ color: urgent ? 'inherit' : 'primary.main' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.4 }}>
          <Count value={count} />
        </Typography>
        <Typography variant="body2" sx={{ lineHeight: 1.5 }}>
          {status
            ? translate('overview.to_do.orders', { status: statusLabel(status, name) })
            : translate(`overview.to_do.${key}`)}
        </Typography>
      </Box>
    </ButtonBase>
  )
}

const AllDone = () => {
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <DoneIcon sx={{ color: 'var(--color-success)', fontSize: 40 }} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{translate('overview.all_done')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('overview.all_done_text')}
        </Typography>
      </Box>
    </Stack>
  )
}

/** What waits for somebody, as many tiles as there are kinds of it. */
export const ToDoList = ({ overview }: { overview: Overview }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const todos = toDosOf(overview).filter(({ key }) => permitted({ needs: NEEDS[key] }))
  return (
    <Section title={translate('overview.to_do_title')}>
      {todos.length === 0 ? (
        <AllDone />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              sm: 'repeat(auto-fill, minmax(190px, 1fr))',
            },
          }}
        >
          {todos.map((todo) => (
            <Tile key={todo.key + todo.to} todo={todo} />
          ))}
        </Box>
      )}
    </Section>
  )
}
