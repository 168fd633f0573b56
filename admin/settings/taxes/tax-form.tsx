import { BooleanInput, required, SimpleForm, TextInput, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { DecimalInput, WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'

/** The way back from a tax to the list of them. */
export const BackToTaxes = () => <BackTo to="/taxes" label={useTranslate()('settings.taxes.menu')} />

/** What a rate is called, where it holds, and how much it is. */
export const TaxForm = () => (
  <SimpleForm warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
    <TextInput source="name" validate={required()} />
    <DecimalInput source="rate" validate={required()} />
    <TextInput source="country" slotProps={{ htmlInput: { dir: 'ltr', maxLength: 2 } }} />
    <TextInput source="state" slotProps={{ htmlInput: { dir: 'ltr' } }} />
    <WholeNumberInput source="priority" defaultValue={1} />
    <BooleanInput source="compound" defaultValue={false} />
    <BooleanInput source="shipping" defaultValue={true} />
  </SimpleForm>
)
