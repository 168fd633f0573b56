import GoodIcon from '@mui/icons-material/CheckCircle'
import BadIcon from '@mui/icons-material/Error'
import LookIcon from '@mui/icons-material/Warning'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, Loading, Title, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Health } from '#store-api/contract/office.ts'
import { formatBytes } from '../bytes.ts'
import { type Check, checksOf } from './checks.ts'

const ICONS = {
  good: <GoodIcon color="success" />,
  look: <LookIcon sx={{ color: 'warning.main' }} />,
  bad: <BadIcon color="error" />,
}
const MINUTE = 60_000

const Point = ({ check, disk }: { check: Check; disk: Health['disk'] }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const { key, state, text, count = 0, date, to, needs } = check
  const space = disk && { free: formatBytes(disk.free), size: formatBytes(disk.size) }
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ lineHeight: 0, paddingBlockStart: 0.25 }}>{ICONS[state]}</Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate(`operations.health.${key}.title`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`operations.health.${key}.${text}`, { smart_count: count, ...space })}
          {date && (
            <>
              {' '}
              (<Moment value={date} isGmt />)
            </>
          )}
        </Typography>
      </Box>
      {to && state !== 'good' && permitted({ needs }) && (
        <Button component={LinkBase} to={to} sx={{ minHeight: 44, flexShrink: 0, alignSelf: 'center' }}>
          {translate('operations.health.see')}
        </Button>
      )}
    </Stack>
  )
}

const DATABASES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

const Versions = ({ version, node, database, errors }: Health) => {
  const translate = useTranslate()
  return (
    <Section title={translate('operations.health.versions')}>
      <Box
        component="dl"
        sx={{ margin: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5 }}
      >
        {[
          ['Vitrin', version],
          ['Node.js', node],
          [translate('operations.health.database.title'), DATABASES[database.kind]],
        ].map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ margin: 0 }}>
              <bdi dir="ltr">{value}</bdi>
            </Typography>
          </Box>
        ))}
        <Typography component="dt" color="text.secondary">
          {translate('operations.health.runs_since')}
        </Typography>
        <Typography component="dd" sx={{ margin: 0 }}>
          <Moment value={errors.since_gmt} isGmt />
        </Typography>
      </Box>
    </Section>
  )
}

const Shown = ({ health }: { health: Health }) => {
  const translate = useTranslate()
  const checks = checksOf(health, Date.now())
  const wrong = checks.filter(({ state }) => state !== 'good').length
  return (
    <>
      <Alert severity={checks[0]?.state === 'bad' ? 'error' : wrong > 0 ? 'warning' : 'success'}>
        {translate(wrong > 0 ? 'operations.health.to_look' : 'operations.health.well', {
          smart_count: wrong,
        })}
      </Alert>
      <Section title={translate('operations.health.points')}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {checks.map((check) => (
            <Point key={check.key} check={check} disk={health.disk} />
          ))}
        </Box>
      </Section>
      <Versions {...health} />
    </>
  )
}

/** How the shop is: what is wrong first, each with what to do about it. */
const HealthScreen = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => (await call<Health>('ghab/v1/health', { signal })).json,
    refetchInterval: MINUTE,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 820 }}>
      <Title title="operations.health.menu" />
      {data ? (
        <Shown health={data} />
      ) : error ? (
        <LoadFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

export default HealthScreen
