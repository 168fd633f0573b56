import { useQuery } from '@tanstack/react-query'
import {
  FormDataConsumer,
  PasswordInput,
  SelectInput,
  SimpleForm,
  TextInput,
  useTranslate,
} from 'react-admin'
import { call } from '#admin/api/call.ts'
import { InlineSave } from '#admin/shared/inline-save.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { SmsSettings } from '#store-api/contract/messaging.ts'
import { SettingsPage } from '../settings-page.tsx'
import { useSave } from '../use-save.ts'
import { SendTest } from './send-test.tsx'
import { SourceNote } from './source-note.tsx'

const PATH = 'ghab/v1/sms-settings'
const KEY = ['sms-settings']
const PROVIDERS = ['', 'kavenegar']

type Values = Pick<SmsSettings, 'provider' | 'sender'> & { api_key?: string }

const SmsForm = ({ sms, onSave }: { sms: SmsSettings; onSave: unknown }) => {
  const translate = useTranslate()
  const label = (name: string) => translate(`messaging.sms.fields.${name}`)
  return (
    <SimpleForm
      record={sms}
      onSubmit={onSave as never}
      toolbar={<InlineSave />}
      {...WARNS_OF_UNSAVED}
      sanitizeEmptyValues={false}
      sx={{ padding: 0 }}
    >
      <SelectInput
        source="provider"
        label={label('provider')}
        choices={PROVIDERS.map((id) => ({
          id,
          name: translate(id ? `messaging.sms.providers.${id}` : 'messaging.sms.none'),
        }))}
        emptyText={false}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
      <FormDataConsumer<Values>>
        {({ formData }) =>
          formData.provider && (
            <>
              <PasswordInput
                source="api_key"
                label={label('api_key')}
                helperText={sms.has_api_key ? 'messaging.kept' : 'messaging.sms.help.api_key'}
                autoComplete="new-password"
              />
              <TextInput
                source="sender"
                label={label('sender')}
                helperText="messaging.sms.help.sender"
                slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
              />
            </>
          )
        }
      </FormDataConsumer>
    </SimpleForm>
  )
}

/** By whom SMS is sent. */
const SmsScreen = () => {
  const translate = useTranslate()
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call<SmsSettings>(PATH, { signal })).json,
    refetchOnWindowFocus: false,
  })
  const save = useSave(KEY)
  const submit = ({ provider, sender, api_key }: Values) =>
    save(() =>
      call(PATH, {
        method: 'PUT',
        body: { provider: provider ?? '', sender: sender ?? '', ...(api_key && { api_key }) },
      }),
    )
  return (
    <SettingsPage title={translate('settings.places.sms.title')} query={query}>
      {(sms) => (
        <>
          <SourceNote channel="sms" source={sms.source} />
          <Section title={translate('messaging.sms.title')}>
            <SmsForm sms={sms} onSave={submit} />
          </Section>
          <SendTest channel="sms" to="" />
        </>
      )}
    </SettingsPage>
  )
}

export default SmsScreen
