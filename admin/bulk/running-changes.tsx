import { Box, Button, Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { WorkProgress } from '#admin/shared/work-progress.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'
import { type BulkWork, changesKey, EVERY, isRunning, listChanges } from './bulk-work.ts'
import { useTellChange } from './use-bulk-change.tsx'

interface ChangeProgressProps extends Pick<BulkReport, 'progress'> {
  work: Pick<BulkWork, 'texts'>
}

/** How far a change of many is. */
export const ChangeProgress = ({ work, progress }: ChangeProgressProps) => {
  const translate = useTranslate()
  const { done, total, percentage } = progress
  return (
    <WorkProgress
      text={translate(`${work.texts}.running`)}
      percentage={percentage}
      caption={translate(`${work.texts}.progress`, { done: formatNumber(done), total: formatNumber(total) })}
    />
  )
}

interface RunningChangesProps<Change extends object> {
  work: BulkWork<Change>
  /** reads again what was changed */
  refresh: () => void
  /** of all that are under way, those that are meant here */
  isMeant?: (one: BulkReport<Change>) => boolean
}

const anyOne = () => true

/** The changes that are under way, whoever asked for them; what is shown below follows their end. */
export const RunningChanges = <Change extends object>({
  work,
  refresh,
  isMeant = anyOne,
}: RunningChangesProps<Change>) => {
  const translate = useTranslate()
  const tell = useTellChange(work, refresh)
  const seen = useRef<ReadonlySet<number>>(new Set())
  const { data = [] } = useQuery({
    queryKey: changesKey(work),
    queryFn: () => listChanges(work),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY : false),
  })
  useEffect(() => {
    const meant = data.filter(isMeant)
    const ended = meant.filter((one) => seen.current.has(one.id) && !isRunning(one))
    seen.current = new Set(meant.filter(isRunning).map(({ id }) => id))
    for (const one of ended) tell(one)
    if (ended.length > 0) refresh()
  }, [data, isMeant, refresh, tell])
  return data
    .filter((one) => isRunning(one) && isMeant(one))
    .map((one) => (
      <Card key={one.id} sx={{ padding: 2, marginBlockEnd: 1 }}>
        <ChangeProgress work={work} progress={one.progress} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button component={LinkBase} to={`${work.screen}/${one.id}`} sx={{ minHeight: 44 }}>
            {translate('shell.bulk.show')}
          </Button>
        </Box>
      </Card>
    ))
}
