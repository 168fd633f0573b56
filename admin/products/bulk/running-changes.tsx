import { Box, Button, Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LinkBase, useRefresh, useTranslate } from 'react-admin'
import { WorkProgress } from '#admin/shared/work-progress.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { BulkChangeReport } from '#store-api/contract/bulk-changes.ts'
import { CHANGES_KEY, EVERY, isRunning, listChanges } from './bulk-change.ts'
import { useTellChange } from './use-bulk-change.tsx'

/** How far a change of many products is. */
export const ChangeProgress = ({ progress }: Pick<BulkChangeReport, 'progress'>) => {
  const translate = useTranslate()
  const { done, products, percentage } = progress
  return (
    <WorkProgress
      text={translate('products.bulk.running')}
      percentage={percentage}
      caption={translate('products.bulk.progress', {
        done: formatNumber(done),
        total: formatNumber(products),
      })}
    />
  )
}

/** Above the list of products: the changes that are under way, whoever asked for them; the list follows their end. */
export const RunningChanges = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const tell = useTellChange()
  const seen = useRef<ReadonlySet<number>>(new Set())
  const { data = [] } = useQuery({
    queryKey: CHANGES_KEY,
    queryFn: listChanges,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY : false),
  })
  useEffect(() => {
    const ended = data.filter((one) => seen.current.has(one.id) && !isRunning(one))
    seen.current = new Set(data.filter(isRunning).map(({ id }) => id))
    for (const one of ended) tell(one)
    if (ended.length > 0) refresh()
  }, [data, refresh, tell])
  return data.filter(isRunning).map((one) => (
    <Card key={one.id} sx={{ padding: 2, marginBlockEnd: 1 }}>
      <ChangeProgress progress={one.progress} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button component={LinkBase} to={`/products-changes/${one.id}`} sx={{ minHeight: 44 }}>
          {translate('products.bulk.show')}
        </Button>
      </Box>
    </Card>
  ))
}
