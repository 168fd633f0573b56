import { Box, Button, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'
import { Allowed } from './allowed.tsx'
import { useOwnShop } from './use-own-shop.ts'

interface FigureProps {
  label: string
  value: ReactNode
  to?: string
  href?: string
}

const Figure = ({ label, value, to, href }: FigureProps) => {
  const translate = useTranslate()
  const content = (
    <Box sx={{ padding: 2 }}>
      <Typography color="text.secondary">{translate(label)}</Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{value}</Typography>
    </Box>
  )
  return (
    <Card>
      {to ? (
        <CardActionArea component={LinkBase} to={to}>
          {content}
        </CardActionArea>
      ) : href ? (
        <CardActionArea href={href}>{content}</CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}

const Figures = ({ shop }: { shop: VendorDashboard }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    <Figure label="selling.to_send" value={<Count value={shop.orders_to_send} />} href="/my-shop" />
    <Figure label="selling.sold" value={<Money amount={shop.sold_lately} />} />
    <Figure label="selling.products" value={<Count value={shop.products_total} />} to="/own-products" />
    <Figure
      label="selling.out_of_stock"
      value={<Count value={shop.products_out_of_stock} />}
      to={`/own-products?${new URLSearchParams({ filter: JSON.stringify({ stock_status: 'outofstock' }) })}`}
    />
  </Box>
)

/** The first screen of a vendor: what waits, and how their shop does. */
const OwnShopScreen = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useOwnShop()
  return (
    <Stack spacing={2} sx={{ maxWidth: 1240, marginInline: 'auto', width: '100%' }}>
      <Title title={translate('selling.shop')} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h1" component="h1" dir="auto">
          {data?.name ?? translate('selling.shop')}
        </Typography>
        {data && <ViewInShop href={`/vendor/${encodeURIComponent(data.slug)}`} />}
      </Stack>
      {error && !data ? (
        <LoadFailed error={error} onAgain={() => void refetch()} />
      ) : data ? (
        <>
          <Figures shop={data} />
          <Allowed allowed={data.products_allowed} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
            {data.products_allowed !== 'off' && (
              <Button component={LinkBase} to="/own-products/create" variant="contained">
                {translate('products.add')}
              </Button>
            )}
            <Button href="/my-shop" variant="outlined">
              {translate('selling.orders')}
            </Button>
          </Stack>
        </>
      ) : (
        <Skeleton variant="rounded" height={200} />
      )}
    </Stack>
  )
}

export default OwnShopScreen
