import { Edit } from 'react-admin'
import { BackToTaxes, TaxForm } from './tax-form.tsx'

const TaxEdit = () => (
  <>
    <BackToTaxes />
    <Edit redirect="list" mutationMode="pessimistic">
      <TaxForm />
    </Edit>
  </>
)

export default TaxEdit
