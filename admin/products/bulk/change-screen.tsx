import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Title, useNotify, useRedirect, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { Figure } from '#admin/shared/figure.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { BulkChangeReport } from '#store-api/contract/bulk-changes.ts'
import { CHANGES_KEY, continueChange, EVERY, isRunning, readChange, undoChange } from './bulk-change.ts'
import { ChangeParts } from './change-parts.tsx'
import { ChangeProgress } from './running-changes.tsx'

const keyOf = (id: number) => [...CHANGES_KEY, id]

const Refused = ({ refused, result }: Pick<BulkChangeReport, 'refused' | 'result'>) => {
  const translate = useTranslate()
  if (refused.length === 0) return null
  return (
    <Section title={translate('products.bulk.reason')}>
      <Stack component="ul" sx={{ gap: 1, padding: 0, margin: 0 }}>
        {refused.map(({ product_id: id, name, reason }) => (
          <Box key={id} component="li" sx={{ listStyle: 'none' }}>
            <Alert role="note" severity="warning">
              <Link to={`/products/${id}`}>
                <bdi>{name || translate('products.bulk.gone', { id: digits(id) })}</bdi>
              </Link>
              <div>{translate(`products.bulk.reasons.${reason}`, { _: reason })}</div>
            </Alert>
          </Box>
        ))}
      </Stack>
      {result.refused > refused.length && (
        <Typography variant="caption" color="text.secondary">
          {translate('products.csv.more_messages', {
            count: formatNumber(refused.length),
            total: formatNumber(result.refused),
          })}
        </Typography>
      )}
    </Section>
  )
}

const Buttons = ({ one }: { one: BulkChangeReport }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const ask = async (work: Promise<BulkChangeReport>, then: (report: BulkChangeReport) => void) => {
    setBusy(true)
    try {
      const report = await work
      await queries.invalidateQueries({ queryKey: CHANGES_KEY })
      then(report)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const canUndo =
    one.status === 'done' && one.undoes === null && one.undone_by === null && one.result.changed > 0
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', '& button': { minHeight: 44 } }}>
      {canUndo && (
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => void ask(undoChange(one.id), ({ id }) => redirect(`/products-changes/${id}`))}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
      {one.status === 'stopped' && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() =>
            void ask(continueChange(one.id), (report) => queries.setQueryData(keyOf(one.id), report))
          }
        >
          {translate('products.bulk.go_on')}
        </Button>
      )}
    </Stack>
  )
}

const Report = ({ one }: { one: BulkChangeReport }) => {
  const translate = useTranslate()
  return (
    <>
      <Section title={translate('products.bulk.what')} action={<WorkStatus status={one.status} />}>
        <Stack sx={{ gap: 2 }}>
          <ChangeParts {...one} />
          {one.undone_by !== null && (
            <Link to={`/products-changes/${one.undone_by}`}>
              {translate('products.bulk.taken_back', { id: digits(one.undone_by) })}
            </Link>
          )}
          {isRunning(one) && <ChangeProgress progress={one.progress} />}
          {one.status === 'stopped' && <Alert severity="error">{translate('products.bulk.stopped')}</Alert>}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Figure label="products.bulk.changed" value={one.result.changed} />
            <Figure label="products.bulk.kept" value={one.result.kept} />
            <Figure label="products.bulk.refused" value={one.result.refused} isBad />
          </Stack>
        </Stack>
      </Section>
      <Refused {...one} />
      <Buttons one={one} />
    </>
  )
}

/** A change of many products: how far it is, and what it did. It goes on without this page, which finds it again. */
const ChangeScreen = () => {
  const translate = useTranslate()
  const id = Number(useParams().id)
  const { data: one, error } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => readChange(id),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY : false),
    retry: false,
  })
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Title title="products.bulk.list_short" />
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 44 }}>
        <Link to="/products-changes">{translate('products.bulk.back')}</Link>
      </Stack>
      {error && <Typography color="error">{translate(error.message, { _: error.message })}</Typography>}
      {!one && !error && <Skeleton variant="rounded" height={240} />}
      {one && <Report one={one} />}
    </Stack>
  )
}

export default ChangeScreen
