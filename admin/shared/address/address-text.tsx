import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { digits } from '#app/ui/digits.ts'
import { telHref } from '#common/phone.ts'
import { fullName } from '../full-name.ts'
import { useStates } from './use-states.ts'

export interface PostalAddress {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  state: string
  postcode: string
  country: string
  phone: string
  email?: string
}

const useLines = (address: PostalAddress): string[] => {
  const states = useStates(address.country)
  const state = states.find(({ code }) => code === address.state)?.name ?? address.state
  return [
    fullName(address),
    address.company,
    [state, address.city].filter(Boolean).join('، '),
    address.address_1,
    address.address_2,
    address.postcode && digits(address.postcode),
  ].filter(Boolean)
}

/** An address with what is done by it: call, write, copy it for a label. */
export const AddressText = ({ address }: { address: PostalAddress }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const lines = useLines(address)
  if (lines.length === 0 && !address.phone && !address.email) {
    return <Typography color="text.secondary">{translate('orders.address.none')}</Typography>
  }
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, address.phone].filter(Boolean).join('\n'))
    notify('orders.address.copied', { type: 'info' })
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {address.phone && (
          <Button
            href={telHref(address.phone)}
            variant="outlined"
            startIcon={<PhoneIcon />}
            sx={{ minHeight: 44 }}
          >
            <bdi dir="ltr">{digits(address.phone)}</bdi>
          </Button>
        )}
        {address.email && (
          <Button
            href={`mailto:${address.email}`}
            variant="outlined"
            startIcon={<MailIcon />}
            sx={{ minHeight: 44, maxInlineSize: '100%' }}
          >
            <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{address.email}</bdi>
          </Button>
        )}
        {lines.length > 0 && (
          <Button onClick={copy} startIcon={<CopyIcon />} sx={{ minHeight: 44 }}>
            {translate('orders.address.copy')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
