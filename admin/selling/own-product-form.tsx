import { Stack } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { SimpleForm } from 'react-admin'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { Allowed } from './allowed.tsx'
import { OwnProductFields } from './own-product-fields.tsx'
import { useOwnShop } from './use-own-shop.ts'

interface OwnProductFormProps {
  /** what saves it; none where the shop lets vendors write nothing */
  buttons: ComponentType<{ isLookedAt: boolean }>
  defaultValues?: object
  /** beside the fields */
  children?: ReactNode
}

/** What a vendor writes of a product, as far as the shop allows. */
export const OwnProductForm = ({ buttons: Buttons, defaultValues, children }: OwnProductFormProps) => {
  const { data } = useOwnShop()
  const allowed = data?.products_allowed ?? 'review'
  return (
    <SimpleForm
      defaultValues={defaultValues}
      toolbar={allowed === 'off' ? false : <Buttons isLookedAt={allowed === 'review'} />}
      {...WARNS_OF_UNSAVED}
      sx={{ padding: 0 }}
      noValidate
    >
      <Stack sx={{ gap: 2, inlineSize: '100%' }}>
        <Allowed allowed={allowed} />
        <OwnProductFields />
      </Stack>
      {children}
    </SimpleForm>
  )
}
