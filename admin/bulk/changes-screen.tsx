import { Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, Loading, Title, useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'
import { type BulkWork, type ChangeParts, changesKey, EVERY, isRunning, listChanges } from './bulk-work.ts'
import { ChangeLines } from './change-lines.tsx'

interface ChangesScreenProps<Change extends object> {
  work: BulkWork<Change>
  usePartsOf: () => ChangeParts<Change>
}

const Listed = <Change extends object>({
  work,
  usePartsOf,
  one,
}: ChangesScreenProps<Change> & { one: BulkReport<Change> }) => {
  const translate = useTranslate()
  const { done, total } = one.progress
  return (
    <Box component="li" sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
          <Link to={`${work.screen}/${one.id}`}>
            <NumberName>{`#${one.id}`}</NumberName> · <Moment value={one.date_created_gmt} isGmt />
          </Link>
        </Box>
        <WorkStatus status={one.status} />
      </Stack>
      <ChangeLines one={one} usePartsOf={usePartsOf} />
      <Typography variant="caption" color="text.secondary">
        {translate(`${work.texts}.progress`, { done: formatNumber(done), total: formatNumber(total) })}
      </Typography>
    </Box>
  )
}

/** Changes of many, the newest first, also those that are under way. */
export const ChangesScreen = <Change extends object>({ work, usePartsOf }: ChangesScreenProps<Change>) => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: changesKey(work),
    queryFn: () => listChanges(work),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY : false),
  })
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Title title="shell.bulk.list_short" />
      {!data && !error && <Loading />}
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {data && (
        <Section title={translate(`${work.texts}.list`)}>
          {data.length === 0 && (
            <Typography color="text.secondary">{translate(`${work.texts}.none`)}</Typography>
          )}
          <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {data.map((one) => (
              <Listed key={one.id} work={work} usePartsOf={usePartsOf} one={one} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}
