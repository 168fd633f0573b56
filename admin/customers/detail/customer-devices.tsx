import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { deviceName } from '#common/device-name.ts'
import type { CustomerSession } from '#store-api/contract/office.ts'

/** Where a customer is signed in, and out of all of that. */
export const CustomerDevices = ({ id }: { id: number }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  const path = `ghab/v1/customers/${id}/sessions`
  const { data } = useQuery({
    queryKey: ['customers', id, 'sessions'],
    queryFn: async ({ signal }) => (await call<CustomerSession[]>(path, { signal })).json,
  })
  const end = () => {
    setAsking(false)
    act(() => call(path, { method: 'DELETE' }), 'customers.devices.ended')
  }
  return (
    <Section
      title={translate('customers.devices.title')}
      action={
        data !== undefined &&
        data.length > 0 && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {translate('customers.devices.end')}
          </Button>
        )
      }
    >
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('customers.devices.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data?.map((session) => (
          <Box component="li" key={session.id} sx={{ paddingBlock: 0.75 }}>
            <Typography variant="body2">
              <bdi>{deviceName(session.user_agent) || translate('customers.devices.unknown')}</bdi>
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {translate('customers.devices.seen')} <Moment value={session.last_seen_gmt} isGmt />
            </Typography>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={isAsking}
        title="customers.devices.end"
        content="customers.devices.end_text"
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}
