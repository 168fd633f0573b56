import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import {
  email,
  Form,
  type HttpError,
  SaveButton,
  TextInput,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { call } from '#admin/api/call.ts'
import { toLatinDigits } from '#common/persian.ts'
import type { Buyer } from '#store-api/contract/office.ts'

interface NewCustomerDialogProps {
  onClose: () => void
  onMade: (customer: Buyer) => void
}

/** An account for somebody who has called: the mobile number is enough. */
export const NewCustomerDialog = ({ onClose, onMade }: NewCustomerDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const make = async (body: object) => {
    try {
      const { json } = await call<Buyer>('ghab/v1/customers', { method: 'POST', body })
      refresh()
      onMade(json)
    } catch (error) {
      const { message, body: refusal } = error as HttpError
      if (refusal?.errors) return refusal.errors
      notify(message, { type: 'error', messageArgs: { _: message } })
    }
  }
  const either = (_: unknown, { mobile, email: mail }: Record<string, string>) =>
    mobile || mail ? undefined : translate('customers.contact_needed')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Form
        onSubmit={make as never}
        noValidate
        record={{ first_name: '', last_name: '', mobile: '', email: '' }}
      >
        <DialogTitle id={id}>{translate('customers.new')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 1.5 }}>
            <TextInput source="first_name" label={translate('shell.address.first_name')} helperText={false} />
            <TextInput source="last_name" label={translate('shell.address.last_name')} helperText={false} />
          </Box>
          <TextInput
            source="mobile"
            label={translate('customers.mobile')}
            validate={either}
            parse={(typed: string) => toLatinDigits(typed)}
            slotProps={{ htmlInput: { inputMode: 'tel', dir: 'ltr' } }}
          />
          <TextInput
            source="email"
            label={translate('shell.address.email')}
            validate={email()}
            parse={(typed: string) => typed.trim()}
            slotProps={{ htmlInput: { inputMode: 'email', dir: 'ltr' } }}
          />
          <Typography variant="body2" color="text.secondary">
            {translate('customers.new_help')}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ padding: 2, '& .MuiButton-root': { minHeight: 44 } }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton label="ra.action.add" icon={<AddIcon />} alwaysEnable />
        </DialogActions>
      </Form>
    </Dialog>
  )
}
