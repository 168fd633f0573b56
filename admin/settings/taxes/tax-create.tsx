import { Create } from 'react-admin'
import { BackToTaxes, TaxForm } from './tax-form.tsx'

const TaxCreate = () => (
  <>
    <BackToTaxes />
    <Create redirect="list">
      <TaxForm />
    </Create>
  </>
)

export default TaxCreate
