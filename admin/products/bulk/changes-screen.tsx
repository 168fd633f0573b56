import { Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, Loading, Title, useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { BulkChangeReport } from '#store-api/contract/bulk-changes.ts'
import { CHANGES_KEY, EVERY, isRunning, listChanges } from './bulk-change.ts'
import { ChangeParts } from './change-parts.tsx'

const Listed = ({ one }: { one: BulkChangeReport }) => {
  const translate = useTranslate()
  const { done, products } = one.progress
  return (
    <Box component="li" sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
          <Link to={`/products-changes/${one.id}`}>
            <NumberName>{`#${one.id}`}</NumberName> · <Moment value={one.date_created_gmt} isGmt />
          </Link>
        </Box>
        <WorkStatus status={one.status} />
      </Stack>
      <ChangeParts {...one} />
      <Typography variant="caption" color="text.secondary">
        {translate('products.bulk.progress', { done: formatNumber(done), total: formatNumber(products) })}
      </Typography>
    </Box>
  )
}

/** Changes of many products, the newest first, also those that are under way. */
const ChangesScreen = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: CHANGES_KEY,
    queryFn: listChanges,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY : false),
  })
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Title title="products.bulk.list_short" />
      {!data && !error && <Loading />}
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {data && (
        <Section title={translate('products.bulk.list')}>
          {data.length === 0 && (
            <Typography color="text.secondary">{translate('products.bulk.none')}</Typography>
          )}
          <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {data.map((one) => (
              <Listed key={one.id} one={one} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}

export default ChangesScreen
