import { Skeleton, Typography } from '@mui/material'
import { useId } from 'react'
import { Form, required, TextInput, useGetOne, useNotify, useTranslate, useUpdate } from 'react-admin'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import type { Attribute, AttributeTerm } from './attribute.ts'
import { SwatchInput } from './swatch-input.tsx'

interface TermDialogProps {
  attribute: Attribute
  id: number
  onClose: () => void
}

/** All of one value of an attribute. */
const TermDialog = ({ attribute, id, onClose }: TermDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const form = useId()
  const texts = useSecondLanguage()
  const meta = { attribute_id: attribute.id, texts }
  const { data } = useGetOne<AttributeTerm>('attribute-terms', { id, meta })
  const [update, { isPending }] = useUpdate()
  const save = async (values: object) => {
    try {
      await update('attribute-terms', { id, data: values, previousData: data, meta }, { returnPromise: true })
    } catch (error) {
      const { body, message } = error as { body?: { errors?: Record<string, string> }; message: string }
      if (body?.errors && Object.keys(body.errors).length > 0) return body.errors
      return void notify(message, { type: 'error' })
    }
    notify('shell.saved', { type: 'info' })
    onClose()
  }
  return (
    <FormDialog
      title={data?.name ?? ''}
      isOpen
      onClose={onClose}
      action={translate('ra.action.save')}
      form={form}
      isBusy={isPending}
      isOff={!data}
    >
      {data ? (
        <Form id={form} record={data} onSubmit={save} disableInvalidFormNotification>
          <TextInput source="name" label="terms.name" validate={required()} helperText={false} />
          {attribute.type === 'color' && <SwatchInput />}
          <TextInput
            source="slug"
            label="resources.categories.fields.slug"
            slotProps={{ htmlInput: { dir: 'ltr' } }}
            helperText="terms.slug_hint"
          />
          <TextInput
            source="description"
            label="resources.categories.fields.description"
            multiline
            helperText={false}
          />
          <Typography variant="h6" component="h3" sx={{ marginBlockStart: 1 }}>
            {translate(`shell.second_language.${texts}`)}
          </Typography>
          <TextInput source="texts.name" label="terms.name" helperText={false} />
        </Form>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </FormDialog>
  )
}

export default TermDialog
