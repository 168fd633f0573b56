import { Stack } from '@mui/material'
import {
  AutocompleteInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { PictureInput } from '#admin/shared/inputs/picture-input.tsx'
import { RichTextInput } from '#admin/shared/inputs/rich-text-input.tsx'
import { SecondLanguage, useSecondLanguage } from '#admin/shared/second-language.tsx'
import { Section } from '#admin/shared/section.tsx'
import { SeoFields } from '#admin/shared/seo/seo-fields.tsx'
import { pathName, possibleParents } from '#admin/shared/tree/tree.ts'
import {
  hasPage,
  isNested,
  isShown,
  isTree,
  type NestedResource,
  type PagedResource,
  type TermResource,
  type TreeTerm,
} from './term.ts'
import { useTree } from './use-tree.ts'

const DISPLAYS = ['default', 'products', 'subcategories', 'both'] as const

const ParentInput = ({ resource }: { resource: NestedResource }) => {
  const translate = useTranslate()
  const record = useRecordContext<TreeTerm>()
  const { terms } = useTree(resource)
  const parents = possibleParents(terms, record?.id ?? 0)
  return (
    <AutocompleteInput
      source="parent"
      defaultValue={0}
      choices={[
        { id: 0, name: translate('terms.top') },
        ...parents.map(({ id }) => ({ id, name: pathName(terms, id) })),
      ]}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  )
}

interface TermFieldsProps {
  resource: TermResource
  isNew?: boolean
}

/** The page of each, by the first part of its address. */
const PAGES: Record<PagedResource, string> = {
  categories: 'product-category',
  brands: 'product-brand',
  tags: 'product-tag',
  'post-categories': 'news-list',
}

/** All of a category, brand or tag. */
export const TermFields = ({ resource, isNew = false }: TermFieldsProps) => {
  const translate = useTranslate()
  const second = useSecondLanguage()
  const slug = useWatch({ name: 'slug' }) || '…'
  return (
    <Stack sx={{ gap: 2, inlineSize: '100%', maxWidth: 820 }}>
      <Section title={translate('terms.about')}>
        <TextInput source="name" validate={required()} helperText={false} />
        <TextInput
          source="slug"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          helperText={isShown(resource) ? 'terms.slug_hint' : 'terms.class_slug_hint'}
        />
        {isNested(resource) && <ParentInput resource={resource} />}
        {isShown(resource) ? (
          <RichTextInput source="description" rows={3} />
        ) : (
          <TextInput source="description" multiline helperText={false} />
        )}
      </Section>
      {isTree(resource) && (
        <Section title={translate('terms.shown')}>
          <PictureInput
            source="image"
            label={resource === 'brands' ? 'terms.logo' : 'resources.categories.fields.image'}
          />
          {resource === 'categories' && (
            <SelectInput
              source="display"
              defaultValue="default"
              choices={DISPLAYS.map((id) => ({ id, name: `terms.display.${id}` }))}
              validate={required()}
              helperText={false}
            />
          )}
          <WholeNumberInput source="menu_order" defaultValue={0} helperText="terms.order_hint" />
        </Section>
      )}
      {hasPage(resource) && (
        <Section title={translate('seo.section')}>
          <SeoFields name="name" texts={['description']} path={[PAGES[resource], slug]} />
        </Section>
      )}
      {!isNew && isShown(resource) && (
        <SecondLanguage>
          <TextInput source="texts.name" label="terms.name" helperText={false} />
          <RichTextInput
            source="texts.description"
            label={`resources.${resource}.fields.description`}
            rows={3}
          />
          {hasPage(resource) && (
            <SeoFields
              source="seo.second"
              name="texts.name"
              texts={['texts.description']}
              path={[second, PAGES[resource], slug]}
            />
          )}
        </SecondLanguage>
      )}
    </Stack>
  )
}
