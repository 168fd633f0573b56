import { Stack } from '@mui/material'
import {
  BooleanInput,
  Edit,
  email,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  useTranslate,
} from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { PictureInput } from '#admin/shared/inputs/picture-input.tsx'
import { RichTextInput } from '#admin/shared/inputs/rich-text-input.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'

const LTR = { htmlInput: { dir: 'ltr' } }

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const Fields = () => {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 2, inlineSize: '100%' }}>
      <Section title={translate('vendors.shop')}>
        <TextInput source="store_name" validate={required()} helperText={false} />
        <TextInput source="slug" validate={required()} helperText="vendors.slug_hint" slotProps={LTR} />
        <BooleanInput source="enabled" helperText="vendors.enabled_hint" />
        <BooleanInput source="featured" helperText={false} />
        <RichTextInput source="description" rows={3} />
      </Section>
      <Section title={translate('vendors.pictures')}>
        <Stack sx={{ gap: 2 }}>
          <PictureInput source="avatar" label="resources.vendors.fields.avatar" />
          <PictureInput source="banner" label="resources.vendors.fields.banner" />
        </Stack>
      </Section>
      <Section title={translate('vendors.person')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
          <TextInput source="first_name" helperText={false} />
          <TextInput source="last_name" helperText={false} />
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
          <TextInput source="phone" helperText={false} slotProps={LTR} />
          <TextInput source="email" type="email" validate={email()} helperText={false} slotProps={LTR} />
        </Stack>
      </Section>
    </Stack>
  )
}

const VendorEdit = () => {
  const { conflict, close, onError } = useConflict()
  return (
    <>
      <BackTo to="/vendors" label={useTranslate()('vendors.menu')} />
      <Edit
        mutationMode="pessimistic"
        mutationOptions={{ onError }}
        redirect={false}
        component="div"
        actions={false}
        sx={{ maxWidth: 820 }}
      >
        <SimpleForm toolbar={<Buttons />} {...WARNS_OF_UNSAVED} sx={{ padding: 0, maxWidth: 820 }} noValidate>
          <Fields />
          <ConflictDialog conflict={conflict} close={close} />
        </SimpleForm>
      </Edit>
    </>
  )
}

export default VendorEdit
