import EditIcon from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { EditDialog } from '#admin/shared/edit-dialog.tsx'
import { Section } from '#admin/shared/section.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressText, type PostalAddress } from './address-text.tsx'

type Kind = 'billing' | 'shipping'

interface AddressSectionProps {
  resource: 'orders' | 'customers'
  record: RaRecord & Record<Kind, PostalAddress>
  kind: Kind
  /** what somebody has to be able to, to change it */
  needs: string
}

/** An address of an order or a customer, and the way to another one. */
export const AddressSection = ({ resource, record, kind, needs }: AddressSectionProps) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [isEditing, setEditing] = useState(false)
  const title = translate(`orders.${kind}`)
  return (
    <Section
      title={title}
      action={
        permitted({ needs }) && (
          <Button
            startIcon={<EditIcon />}
            onClick={() => setEditing(true)}
            aria-label={`${translate('ra.action.edit')}: ${title}`}
            sx={{ minHeight: 44 }}
          >
            {translate('ra.action.edit')}
          </Button>
        )
      }
    >
      <AddressText address={record[kind]} />
      {isEditing && (
        <EditDialog
          title={title}
          resource={resource}
          record={record}
          onClose={() => setEditing(false)}
          transform={(form: Record<Kind, PostalAddress>) => ({ [kind]: form[kind] })}
        >
          <AddressFields source={kind} />
        </EditDialog>
      )}
    </Section>
  )
}
