import { Stack } from '@mui/material'
import { DeleteWithConfirmButton, Edit, TopToolbar, useRecordContext } from 'react-admin'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import type { Attribute } from './attribute.ts'
import { AttributeForm, BackToAttributes } from './attribute-form.tsx'
import { TermsPanel } from './terms-panel.tsx'

const Actions = () => (
  <TopToolbar>
    <DeleteWithConfirmButton confirmContent="terms.delete_attribute" mutationMode="pessimistic" />
  </TopToolbar>
)

const Terms = () => {
  const attribute = useRecordContext<Attribute>()
  return attribute ? <TermsPanel key={attribute.id} attribute={attribute} /> : null
}

const AttributeEdit = () => {
  const conflict = useConflict()
  const meta = { texts: useSecondLanguage() }
  return (
    <>
      <BackToAttributes />
      <Edit
        mutationMode="pessimistic"
        mutationOptions={{ onError: conflict.onError, meta }}
        queryOptions={{ meta }}
        redirect={false}
        component="div"
        actions={<Actions />}
        sx={{ maxWidth: 820 }}
      >
        <Stack sx={{ gap: 2 }}>
          <Terms />
          <AttributeForm conflict={conflict} />
        </Stack>
      </Edit>
    </>
  )
}

export default AttributeEdit
