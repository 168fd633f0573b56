import { useQuery } from '@tanstack/react-query'
import { email, PasswordInput, required, SelectInput, SimpleForm, TextInput, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { InlineSave } from '#admin/shared/inline-save.tsx'
import { NUMBER_PROPS } from '#admin/shared/inputs/number-props.ts'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { MailSettings } from '#store-api/contract/messaging.ts'
import { SettingsPage } from '../settings-page.tsx'
import { useSave } from '../use-save.ts'
import { type MailValues, mailBody } from './mail-body.ts'
import { SendTest } from './send-test.tsx'
import { SourceNote } from './source-note.tsx'

const PATH = 'ghab/v1/mail-settings'
const NOTICES = 'wc/v3/settings/email/ghab_admin_email'
const KEY = ['mail-settings']
const SECURITIES = ['starttls', 'tls', 'none']

const read = async (signal: AbortSignal) => {
  const [mail, notices] = await Promise.all([
    call<MailSettings>(PATH, { signal }),
    call<{ value: string }>(NOTICES, { signal }),
  ])
  return { ...mail.json, admin_email: notices.json.value }
}

const MailForm = ({ mail, onSave }: { mail: Awaited<ReturnType<typeof read>>; onSave: unknown }) => {
  const translate = useTranslate()
  const label = (name: string) => translate(`messaging.mail.fields.${name}`)
  const ltr = { htmlInput: { dir: 'ltr', autoComplete: 'off' } }
  return (
    <SimpleForm
      record={mail}
      onSubmit={onSave as never}
      toolbar={<InlineSave />}
      {...WARNS_OF_UNSAVED}
      sanitizeEmptyValues={false}
      sx={{ padding: 0 }}
    >
      <TextInput source="admin_email" label={label('admin_email')} validate={email()} slotProps={ltr} />
      <TextInput source="from_name" label={label('from_name')} />
      <TextInput
        source="from_address"
        label={label('from_address')}
        helperText="messaging.mail.help.from_address"
        validate={email()}
        slotProps={ltr}
      />
      <TextInput source="host" label={label('host')} helperText="messaging.mail.help.host" slotProps={ltr} />
      <TextInput source="port" label={label('port')} {...NUMBER_PROPS} />
      <SelectInput
        source="security"
        label={label('security')}
        choices={SECURITIES.map((id) => ({ id, name: translate(`messaging.mail.securities.${id}`) }))}
        validate={required()}
      />
      <TextInput source="username" label={label('username')} slotProps={ltr} />
      <PasswordInput
        source="password"
        label={label('password')}
        helperText={mail.has_password ? 'messaging.kept' : false}
        autoComplete="new-password"
      />
    </SimpleForm>
  )
}

/** Who mails come from, by which server they go, and who of the shop hears of orders. */
const MailScreen = () => {
  const translate = useTranslate()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: false,
  })
  const save = useSave(KEY)
  const submit = (form: MailValues) =>
    save(async () => {
      await call(PATH, { method: 'PUT', body: mailBody(form) })
      const value = form.admin_email ?? ''
      if (value !== query.data?.admin_email) await call(NOTICES, { method: 'PUT', body: { value } })
    })
  return (
    <SettingsPage title={translate('settings.places.email.title')} query={query}>
      {(mail) => (
        <>
          <SourceNote channel="mail" source={mail.source} />
          <Section title={translate('messaging.mail.title')}>
            <MailForm mail={mail} onSave={submit} />
          </Section>
          <SendTest channel="mail" to={mail.admin_email} />
        </>
      )}
    </SettingsPage>
  )
}

export default MailScreen
