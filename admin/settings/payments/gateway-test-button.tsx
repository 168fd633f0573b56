import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { GatewayTest } from '#store-api/contract/office.ts'
import type { Gateway } from './gateways.ts'

/** Asks the bank whether it takes payments of the shop, and says what it answered. No money moves. */
export const GatewayTestButton = ({ gateway: { id, title } }: { gateway: Gateway }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    try {
      const path = `ghab/v1/payment-gateways/${id}/test`
      const { works, reason } = (await call<GatewayTest>(path, { method: 'POST' })).json
      if (works) notify('settings.payments.works', { type: 'success', messageArgs: { name: title } })
      else notify(`settings.payments.refusals.${reason}`, { type: 'error', messageArgs: { name: title } })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={translate('settings.payments.test_of', { name: title })}
      onClick={() => void test()}
      sx={{ minHeight: 44 }}
    >
      {translate('settings.payments.test')}
    </Button>
  )
}
