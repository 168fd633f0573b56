import { Stack } from '@mui/material'
import {
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { choicesOf } from '#admin/products/product.ts'
import { FormColumns } from '#admin/shared/form-columns.tsx'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { RichTextInput } from '#admin/shared/inputs/rich-text-input.tsx'
import { SecondLanguage, useSecondLanguage } from '#admin/shared/second-language.tsx'
import { Section } from '#admin/shared/section.tsx'
import { SeoFields } from '#admin/shared/seo/seo-fields.tsx'
import { type Entry, STATUSES } from './entry.ts'
import { EntryTermInput } from './entry-term-input.tsx'
import { FeaturedPictureInput } from './featured-picture-input.tsx'

/** `comment_status` is a word in WordPress, and a switch here. */
const COMMENTS = {
  format: (value: unknown) => value === 'open',
  parse: (isOpen: unknown) => (isOpen ? 'open' : 'closed'),
}

/** Parts of the address of a post or page, behind the host. */
const usePath = (): string[] => {
  const isPost = useResourceContext() === 'posts'
  const record = useRecordContext<Entry>()
  const slug = useWatch({ name: 'slug' }) || '…'
  return isPost ? [slug] : ['page', String(record?.id ?? '…')]
}

const Translation = () => {
  const resource = useResourceContext()
  const language = useSecondLanguage()
  const path = usePath()
  const label = (name: string) => `resources.${resource}.fields.${name}`
  return (
    <SecondLanguage>
      <TextInput source="texts.title" label={label('title')} slotProps={{ htmlInput: { dir: 'auto' } }} />
      <RichTextInput source="texts.content" label={label('content')} rows={8} />
      <TextInput
        source="texts.excerpt"
        label={label('excerpt')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <SeoFields
        source="seo.second"
        name="texts.title"
        texts={['texts.excerpt', 'texts.content']}
        path={[language, ...path]}
      />
    </SecondLanguage>
  )
}

/** All of a post or page: its text beside what becomes of it. */
export const EntryFields = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate()
  const isPost = useResourceContext() === 'posts'
  return (
    <FormColumns>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={translate('content.text')}>
          <TextInput source="title" validate={required()} slotProps={{ htmlInput: { dir: 'auto' } }} />
          <RichTextInput source="content" rows={14} />
        </Section>
        <Section title={translate('content.summary')}>
          <TextInput
            source="excerpt"
            multiline
            minRows={2}
            helperText="content.summary_hint"
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </Section>
        <Section title={translate('seo.section')}>
          <SeoFields name="title" texts={['excerpt', 'content']} path={usePath()} />
        </Section>
        {!isNew && <Translation />}
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={translate('content.publication')}>
          {!isNew && (
            <SelectInput
              source="status"
              // one that waits for its date is published already
              format={(status) => (status === 'future' ? 'publish' : status)}
              choices={choicesOf(STATUSES, 'content.status')}
              validate={required()}
            />
          )}
          <DateInput source="date" withTime helperText="content.date_hint" />
          <TextInput source="slug" dir="ltr" helperText="content.slug_hint" />
          {isPost && <BooleanInput source="comment_status" {...COMMENTS} defaultValue="open" />}
        </Section>
        <Section title={translate('content.picture')}>
          <FeaturedPictureInput />
        </Section>
        {isPost && (
          <Section title={translate('content.terms')}>
            <EntryTermInput source="categories" reference="post-categories" />
            <EntryTermInput source="tags" reference="post-tags" />
          </Section>
        )}
      </Stack>
    </FormColumns>
  )
}
