import { Box, Card, FormControlLabel, Rating, Stack, Switch, Typography } from '@mui/material'
import {
  Link,
  List,
  ListNoResults,
  NullableBooleanInput,
  SearchInput,
  useListContext,
  useTranslate,
} from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { Vendor } from './vendor.ts'

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <NullableBooleanInput key="enabled" source="enabled" label="vendors.enabled" />,
]

/** Lets a vendor sell or not, in a tap that can be taken back. */
const Enabled = ({ vendor }: { vendor: Vendor }) => {
  const translate = useTranslate()
  const { set } = useChange('vendors')
  return (
    <FormControlLabel
      label={translate('vendors.enabled')}
      control={
        <Switch
          checked={vendor.enabled}
          onChange={({ target }) => void set([vendor], { enabled: target.checked })}
          slotProps={{
            input: { 'aria-label': translate('vendors.enabled_one', { name: vendor.store_name }) },
          }}
        />
      }
    />
  )
}

const VendorCard = ({ vendor }: { vendor: Vendor }) => {
  const translate = useTranslate()
  const { id, slug, store_name: name, enabled, rating, products_count: count } = vendor
  return (
    <Card component="li" sx={{ padding: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Picture src={vendor.avatar?.src} size={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            to={`/vendors/${id}`}
            sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Link>
          <Typography variant="body2" color="text.secondary">
            <bdi>{`${vendor.first_name} ${vendor.last_name}`.trim()}</bdi>
            {' · '}
            {translate('terms.products', { smart_count: count, count: formatNumber(count) })}
          </Typography>
          <Rating
            value={Number(rating)}
            precision={0.1}
            readOnly
            size="small"
            getLabelText={(stars) => translate('moderation.stars', { count: formatNumber(stars) })}
          />
        </Box>
        <StatusChip
          tone={enabled ? 'good' : 'waiting'}
          label={translate(enabled ? 'vendors.sells' : 'vendors.waits')}
        />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginBlockStart: 1, flexWrap: 'wrap' }}>
        <Enabled vendor={vendor} />
        <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
          {translate('vendors.since')} <Moment value={vendor.date_created_gmt} style="date" isGmt />
        </Typography>
        {enabled && <ViewInShop href={`/vendor/${encodeURIComponent(slug)}`} name={name} />}
      </Stack>
    </Card>
  )
}

const Cards = () => {
  const { data = [], isPending } = useListContext<Vendor>()
  if (!isPending && data.length === 0) return <ListNoResults />
  return (
    <Stack component="ul" sx={{ listStyle: 'none', gap: 1.5, padding: 0, marginBlock: 1.5 }}>
      {data.map((vendor) => (
        <VendorCard key={vendor.id} vendor={vendor} />
      ))}
    </Stack>
  )
}

/** All vendors, those who wait to be let in first. */
const VendorList = () => (
  <List exporter={false} filters={FILTERS} perPage={25} component="div" sx={{ maxWidth: 820 }}>
    <Cards />
  </List>
)

export default VendorList
