import { Stack } from '@mui/material'
import {
  BooleanInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GalleryInput } from '#admin/media/gallery-input.tsx'
import { FormColumns } from '#admin/shared/form-columns.tsx'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { RichTextInput } from '#admin/shared/inputs/rich-text-input.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { SeoFields } from '#admin/shared/seo/seo-fields.tsx'
import { choicesOf, STATUSES, TYPES } from '../product.ts'
import { VariationsPanel } from '../variations/variations-panel.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { DownloadFields } from './download-fields.tsx'
import { LinkedProductsInput } from './linked-products-input.tsx'
import { PriceFields } from './price-fields.tsx'
import { Part, Section } from './section.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { StockFields } from './stock-fields.tsx'
import { TermInput } from './term-input.tsx'

const Essentials = () => {
  const type = useWatch({ name: 'type' })
  return (
    <Part>
      <TextInput source="name" validate={required()} />
      {(type === 'simple' || type === 'external') && <PriceFields />}
      {type === 'external' && (
        <>
          <TextInput source="external_url" dir="ltr" type="url" />
          <TextInput source="button_text" />
        </>
      )}
      {type === 'grouped' && <LinkedProductsInput source="grouped_products" />}
    </Part>
  )
}

const Translation = () => {
  const language = useSecondLanguage()
  return (
    <Section title={`shell.second_language.${language}`} sources={['texts']}>
      <TextInput
        source="texts.name"
        label="resources.products.fields.name"
        helperText="shell.second_language.hint"
      />
      <RichTextInput
        source="texts.short_description"
        label="resources.products.fields.short_description"
        rows={3}
      />
      <RichTextInput source="texts.description" label="resources.products.fields.description" rows={8} />
      <SeoFields
        source="seo.second"
        name="texts.name"
        texts={['texts.short_description', 'texts.description']}
        path={[language, 'product', useWatch({ name: 'slug' })]}
      />
    </Section>
  )
}

const Search = () => (
  <SeoFields
    name="name"
    texts={['short_description', 'description']}
    path={['product', useWatch({ name: 'slug' }) || '…']}
  >
    <TextInput source="slug" dir="ltr" />
  </SeoFields>
)

const Details = ({ isNew }: { isNew: boolean }) => {
  const type = useWatch({ name: 'type' })
  const record = useRecordContext()
  return (
    <>
      <Section title="products.form.description" sources={['description', 'short_description']}>
        <RichTextInput source="short_description" rows={3} />
        <RichTextInput source="description" rows={8} />
      </Section>
      {!isNew && <Translation />}
      <Section
        title="products.form.inventory"
        sources={['sku', 'global_unique_id', 'stock_quantity', 'low_stock_amount']}
      >
        <StockFields />
      </Section>
      <Section title="products.form.attributes" sources={['attributes']}>
        <AttributeFields />
      </Section>
      {type === 'variable' && (
        <Section title="products.form.variations">
          <VariationsPanel key={String(record?.id)} />
        </Section>
      )}
      {type !== 'external' && type !== 'grouped' && (
        <Section title="products.form.shipping" sources={['weight', 'dimensions', 'tax_class']}>
          <ShippingFields />
        </Section>
      )}
      {type === 'simple' && (
        <Section title="products.form.downloads" sources={['downloads', 'download_limit', 'download_expiry']}>
          <DownloadFields />
        </Section>
      )}
      <Section title="products.form.linked">
        <LinkedProductsInput source="upsell_ids" />
        <LinkedProductsInput source="cross_sell_ids" />
      </Section>
      <Section title="seo.section" sources={['slug', 'seo']}>
        <Search />
      </Section>
      <Section title="products.form.more_settings" sources={['menu_order', 'purchase_note']}>
        <SelectInput
          source="catalog_visibility"
          choices={choicesOf(['visible', 'catalog', 'search', 'hidden'], 'products.form.visibility')}
          defaultValue="visible"
        />
        <BooleanInput source="featured" />
        <BooleanInput source="reviews_allowed" defaultValue={true} />
        <TextInput source="purchase_note" multiline />
        <WholeNumberInput source="menu_order" />
      </Section>
    </>
  )
}

/** All of a product: what is always wanted first, the rest folded away. */
export const ProductFields = ({ isNew }: { isNew: boolean }) => (
  <FormColumns>
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Essentials />
      <Part title="products.form.pictures">
        <GalleryInput source="images" />
      </Part>
      <Stack sx={{ gap: 1 }}>
        <Details isNew={isNew} />
      </Stack>
    </Stack>
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Part title="products.form.publication">
        {!isNew && (
          <SelectInput
            source="status"
            choices={choicesOf([...STATUSES, 'future'], 'products.status')}
            validate={required()}
          />
        )}
        <RadioButtonGroupInput
          source="type"
          choices={choicesOf(TYPES, 'products.type')}
          defaultValue="simple"
          helperText={false}
        />
      </Part>
      <Part title="products.form.taxonomy">
        <TermInput source="categories" reference="categories" />
        <TermInput source="tags" reference="tags" />
        <TermInput source="brands" reference="brands" />
      </Part>
    </Stack>
  </FormColumns>
)
