import { email, TextInput, useTranslate } from 'react-admin'
import { EditDialog } from '#admin/shared/edit-dialog.tsx'
import type { CustomerDialogProps } from './customer-dialog.ts'
import type { Customer } from './customer-screen.tsx'

/** Name and e-mail address of an account. */
export const AccountDialog = ({ customer, onClose }: CustomerDialogProps) => {
  const translate = useTranslate()
  return (
    <EditDialog
      title={translate('customers.edit')}
      resource="customers"
      record={customer}
      onClose={onClose}
      transform={({ first_name, last_name, email: mail }: Customer) => ({
        first_name,
        last_name,
        email: mail,
      })}
    >
      <TextInput source="first_name" label={translate('shell.address.first_name')} helperText={false} />
      <TextInput source="last_name" label={translate('shell.address.last_name')} helperText={false} />
      <TextInput
        source="email"
        label={translate('shell.address.email')}
        helperText="customers.email_help"
        validate={email()}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email' } }}
      />
    </EditDialog>
  )
}
