import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MailSettings } from '#store-api/contract/messaging.ts'

/** By whose settings messages of a kind go at present. */
export const SourceNote = ({
  channel,
  source,
}: {
  channel: 'mail' | 'sms'
  source: MailSettings['source']
}) => {
  const translate = useTranslate()
  const severity = source === 'none' ? 'warning' : source === 'shop' ? 'success' : 'info'
  return <Alert severity={severity}>{translate(`messaging.${channel}.source.${source}`)}</Alert>
}
