import { Box } from '@mui/material'
import { Title, useNavigate, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { toLocations, ZoneForm, type ZoneValues } from './zone-form.tsx'
import { placeNewZone } from './zone-order.ts'
import { useReadOrdered, writeOrders, ZONES, type Zone } from './zones.ts'

/** A zone that the shop knows nothing of until it is saved with its places. */
const ZoneCreate = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [, act] = useAct()
  const readOrdered = useReadOrdered()
  const save = async ({ name, places }: ZoneValues) => {
    let id = 0
    await act(async (key) => {
      const locations = toLocations(places)
      const { order, changes } = placeNewZone(await readOrdered(), locations)
      await writeOrders(changes)
      const body = { name, order, locations }
      id = (await call<Zone>(ZONES, { method: 'POST', body, key })).json.id
    })
    if (id) navigate(`/settings/delivery/${id}`)
  }
  return (
    <>
      <Title title={translate('settings.delivery.new_zone')} />
      <BackTo to="/settings/delivery" label={translate('settings.places.delivery.title')} />
      <Box sx={{ maxWidth: 720 }}>
        <ZoneForm onSave={save} />
      </Box>
    </>
  )
}

export default ZoneCreate
