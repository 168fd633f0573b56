import { FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { fieldErrors } from '#admin/settings/field-errors.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { CustomerDialogProps } from './customer-dialog.ts'

/** An offer or a scratch card for one customer, into their inbox. */
export const OfferDialog = ({ desk, onClose }: CustomerDialogProps) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [words, setWords] = useState({ title: '', text: '', code: '' })
  const [isCard, setCard] = useState(false)
  const [problem, setProblem] = useState('')
  const set =
    (name: keyof typeof words) =>
    ({ target }: { target: { value: string } }) =>
      setWords({ ...words, [name]: target.value })
  const send = async () => {
    const body = { ...words, kind: isCard ? 'scratch' : 'offer', customer_ids: [desk.id] }
    setProblem('')
    const give = (key: string) =>
      call('ghab/v1/notifications', { method: 'POST', body, key }).catch((error) => {
        setProblem(fieldErrors(error)?.code ?? '')
        throw error
      })
    if (await act(give, 'customers.offer.sent')) onClose()
  }
  return (
    <FormDialog
      title={translate('customers.offer.title')}
      isOpen
      onClose={onClose}
      action={translate('orders.send')}
      onAction={send}
      isBusy={isBusy}
      isOff={!words.title.trim() || !words.text.trim() || (isCard && !words.code.trim())}
    >
      <Stack>
        <TextField label={translate('campaigns.fields.title')} value={words.title} onChange={set('title')} />
        <TextField
          label={translate('campaigns.fields.text')}
          value={words.text}
          onChange={set('text')}
          multiline
          minRows={3}
        />
        <TextField
          label={translate('campaigns.fields.code')}
          value={words.code}
          onChange={set('code')}
          error={problem !== ''}
          helperText={problem && translate(problem, { _: problem })}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <FormControlLabel
          control={<Switch checked={isCard} onChange={(_, on) => setCard(on)} />}
          label={translate('campaigns.scratch')}
          sx={{ minHeight: 44 }}
        />
      </Stack>
    </FormDialog>
  )
}
