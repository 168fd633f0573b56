import { Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetIdentity, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { OverviewPeriod } from '#store-api/contract/overview.ts'
import { BestSellers } from './best-sellers.tsx'
import { Checklist } from './checklist.tsx'
import { FewLeft } from './few-left.tsx'
import { Revenue } from './revenue.tsx'
import { ToDoList } from './to-do-list.tsx'
import { useOverview } from './use-overview.ts'

const Waiting = () => (
  <Stack spacing={2} aria-busy="true">
    <Skeleton variant="rounded" height={168} />
    <Skeleton variant="rounded" height={360} />
    <Skeleton variant="rounded" height={240} />
  </Stack>
)

const Greeting = () => {
  const translate = useTranslate()
  const { siteName } = useBoot()
  const { identity } = useGetIdentity()
  const { timezone } = useBoot()
  const today = new Intl.DateTimeFormat(document.documentElement.lang === 'fa' ? 'fa-IR' : 'en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: timezone,
  }).format(new Date())
  return (
    <Box>
      <Typography variant="h1" component="h1">
        {identity?.fullName
          ? translate('overview.hello', { name: identity.fullName.split(' ')[0] })
          : siteName}
      </Typography>
      <Typography color="text.secondary">{today}</Typography>
    </Box>
  )
}

/** The first screen: what waits, how the shop does, what it lacks. */
const OverviewScreen = () => {
  const translate = useTranslate()
  const runsShop = usePermitted()({ needs: 'manage_woocommerce' })
  const [period, setPeriod] = useState<OverviewPeriod>('week')
  const { data, error, refetch, isPlaceholderData } = useOverview(period)
  return (
    <Stack spacing={2} sx={{ maxWidth: 1240, marginInline: 'auto', width: '100%' }}>
      <Title title={translate('overview.menu')} />
      <Greeting />
      {runsShop && <Checklist required />}
      {error && !data ? (
        <Section title={translate('overview.failed')}>
          <Button onClick={() => refetch()}>{translate('shell.error.again')}</Button>
        </Section>
      ) : data ? (
        <>
          <ToDoList overview={data} />
          <Revenue overview={data} period={period} onPeriod={setPeriod} isStale={isPlaceholderData} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <BestSellers sellers={data.best_sellers} />
            <FewLeft stock={data.low_stock} />
          </Box>
        </>
      ) : (
        <Waiting />
      )}
      {runsShop && <Checklist required={false} />}
    </Stack>
  )
}

export default OverviewScreen
