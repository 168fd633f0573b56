import { Stack } from '@mui/material'
import {
  BooleanInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  useTranslate,
} from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import type { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { SecondLanguage } from '#admin/shared/second-language.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { ORDERS, TYPES } from './attribute.ts'

export const BackToAttributes = () => <BackTo to="/attributes" label={useTranslate()('terms.attributes')} />

const named = (ids: readonly string[], key: string) => ids.map((id) => ({ id, name: `terms.${key}.${id}` }))

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

/** What an attribute is called, and how its values are shown. */
export const AttributeForm = ({ conflict }: { conflict?: ReturnType<typeof useConflict> }) => {
  const translate = useTranslate()
  return (
    <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0, maxWidth: 820 }}>
      <Stack sx={{ gap: 2, inlineSize: '100%' }}>
        <Section title={translate('terms.about')}>
          <TextInput source="name" validate={required()} helperText={false} />
          <TextInput source="slug" slotProps={{ htmlInput: { dir: 'ltr' } }} helperText="terms.slug_hint" />
          <SelectInput
            source="type"
            defaultValue="select"
            choices={named(TYPES, 'type')}
            validate={required()}
            helperText={false}
          />
          <SelectInput
            source="order_by"
            defaultValue="menu_order"
            choices={named(ORDERS, 'order_by')}
            validate={required()}
            helperText={false}
          />
          <BooleanInput source="has_archives" defaultValue={false} helperText={false} />
        </Section>
        {conflict && (
          <>
            <SecondLanguage>
              <TextInput source="texts.name" label="terms.name" helperText={false} />
            </SecondLanguage>
            <ConflictDialog conflict={conflict.conflict} close={conflict.close} />
          </>
        )}
      </Stack>
    </SimpleForm>
  )
}
