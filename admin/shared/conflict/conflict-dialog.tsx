import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRefresh, useResourceContext, useSaveContext, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '#admin/api/data-provider.ts'
import { digits } from '#app/ui/digits.ts'
import { tellValue } from './tell-value.ts'

const Value = ({ label, value }: { label: string; value: unknown }) => {
  const translate = useTranslate()
  const words = { yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
        {digits(tellValue(value, words))}
      </Typography>
    </Box>
  )
}

interface ConflictDialogProps {
  conflict: Conflict | null
  close: () => void
  /** of a value, what is told of it, as names in place of ids */
  toShown?: (value: unknown) => unknown
}

/**
 * Shows what somebody else saved while this form was open, field by field, and lets choose which of both stays. Stands in
 * the form, whose `Edit` has `useConflict`'s `onError`.
 */
export const ConflictDialog = ({ conflict, close, toShown = (value) => value }: ConflictDialogProps) => {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()
  const { getValues, setValue } = useFormContext()
  const { save } = useSaveContext()
  const queries = useQueryClient()
  const refresh = useRefresh()
  if (!conflict) return null
  const keepMine = async () => {
    close()
    await save?.(getValues(), { meta: { over: true } })
    // the record was read without that word, so that it is read again, and the form knows that it is saved
    if (queries.getMutationCache().getAll().at(-1)?.state.status === 'success') refresh()
  }
  const takeTheirs = () => {
    for (const name of conflict.fields) setValue(name, conflict.now[name], { shouldDirty: true })
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('shell.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{translate('shell.conflict.text')}</Typography>
        <Stack component="dl" sx={{ gap: 2, marginBlockEnd: 0 }}>
          {conflict.fields.map((name) => (
            <div key={name}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {translateLabel({ source: name, resource })}
              </Typography>
              <Stack component="dd" direction="row" sx={{ gap: 2, marginInlineStart: 0 }}>
                <Value label={translate('shell.conflict.theirs')} value={toShown(conflict.now[name])} />
                <Value label={translate('shell.conflict.yours')} value={toShown(getValues(name))} />
              </Stack>
            </div>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={takeTheirs}>{translate('shell.conflict.take_theirs')}</Button>
        <Button variant="contained" onClick={() => void keepMine()} autoFocus>
          {translate('shell.conflict.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
