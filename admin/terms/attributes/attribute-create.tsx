import { Create } from 'react-admin'
import { AttributeForm, BackToAttributes } from './attribute-form.tsx'

const AttributeCreate = () => (
  <>
    <BackToAttributes />
    <Create redirect="edit" component="div" sx={{ maxWidth: 820 }}>
      <AttributeForm />
    </Create>
  </>
)

export default AttributeCreate
