import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Title, useNotify, useRedirect, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { Figure } from '#admin/shared/figure.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'
import {
  type BulkWork,
  type ChangeParts,
  changesKey,
  continueChange,
  EVERY,
  isRunning,
  readChange,
  undoChange,
} from './bulk-work.ts'
import { ChangeLines } from './change-lines.tsx'
import { ChangeProgress } from './running-changes.tsx'

interface ChangeScreenProps<Change extends object> {
  work: BulkWork<Change>
  usePartsOf: () => ChangeParts<Change>
}
type OneProps<Change extends object> = Pick<ChangeScreenProps<Change>, 'work'> & { one: BulkReport<Change> }

const keyOf = <Change extends object>(work: BulkWork<Change>, id: number) => [...changesKey(work), id]

const Refused = <Change extends object>({ work, one }: OneProps<Change>) => {
  const translate = useTranslate()
  const { refused, result, change } = one
  if (refused.length === 0) return null
  return (
    <Section title={translate('shell.bulk.reason')}>
      <Stack component="ul" sx={{ gap: 1, padding: 0, margin: 0 }}>
        {refused.map(({ id, name, reason }) => (
          <Box key={id} component="li" sx={{ listStyle: 'none' }}>
            <Alert role="note" severity="warning">
              <Link to={work.itemScreen(id, change)}>
                <bdi>{translate(`${work.texts}.${name ? 'one' : 'gone'}`, { name, id: digits(id) })}</bdi>
              </Link>
              <div>{translate(`${work.texts}.reasons.${reason}`, { _: reason })}</div>
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

const Buttons = <Change extends object>({ work, one }: OneProps<Change>) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const ask = async (asked: Promise<BulkReport<Change>>, then: (report: BulkReport<Change>) => void) => {
    setBusy(true)
    try {
      const report = await asked
      await queries.invalidateQueries({ queryKey: changesKey(work) })
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
          onClick={() => void ask(undoChange(work, one.id), ({ id }) => redirect(`${work.screen}/${id}`))}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
      {one.status === 'stopped' && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() =>
            void ask(continueChange(work, one.id), (report) =>
              queries.setQueryData(keyOf(work, one.id), report),
            )
          }
        >
          {translate('shell.bulk.go_on')}
        </Button>
      )}
    </Stack>
  )
}

const Report = <Change extends object>({
  work,
  usePartsOf,
  one,
}: ChangeScreenProps<Change> & OneProps<Change>) => {
  const translate = useTranslate()
  return (
    <>
      <Section title={translate('shell.bulk.what')} action={<WorkStatus status={one.status} />}>
        <Stack sx={{ gap: 2 }}>
          <ChangeLines one={one} usePartsOf={usePartsOf} />
          {one.undone_by !== null && (
            <Link to={`${work.screen}/${one.undone_by}`}>
              {translate('shell.bulk.taken_back', { id: digits(one.undone_by) })}
            </Link>
          )}
          {isRunning(one) && <ChangeProgress work={work} progress={one.progress} />}
          {one.status === 'stopped' && <Alert severity="error">{translate('shell.bulk.stopped')}</Alert>}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Figure label="shell.bulk.changed" value={one.result.changed} />
            <Figure label="shell.bulk.kept" value={one.result.kept} />
            <Figure label="shell.bulk.refused" value={one.result.refused} isBad />
          </Stack>
        </Stack>
      </Section>
      <Refused work={work} one={one} />
      <Buttons work={work} one={one} />
    </>
  )
}

/** A change of many: how far it is, and what it did. It goes on without this page, which finds it again. */
export const ChangeScreen = <Change extends object>({ work, usePartsOf }: ChangeScreenProps<Change>) => {
  const translate = useTranslate()
  const id = Number(useParams().id)
  const { data: one, error } = useQuery({
    queryKey: keyOf(work, id),
    queryFn: () => readChange(work, id),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY : false),
    retry: false,
  })
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Title title="shell.bulk.list_short" />
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 44 }}>
        <Link to={work.screen}>{translate('shell.bulk.back')}</Link>
      </Stack>
      {error && <Typography color="error">{translate(error.message, { _: error.message })}</Typography>}
      {!one && !error && <Skeleton variant="rounded" height={240} />}
      {one && <Report work={work} usePartsOf={usePartsOf} one={one} />}
    </Stack>
  )
}
