import AddIcon from '@mui/icons-material/Add'
import ClassesIcon from '@mui/icons-material/CategoryOutlined'
import { Box, Button, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, Loading, Title, useNavigate, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { newKey } from '#admin/api/idempotency-key.ts'
import { useCountries } from '#admin/shared/address/use-countries.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { placeName, useZones, type WholeZone, ZONES, type Zone } from './zones.ts'

const Places = ({ zone }: { zone: WholeZone }) => {
  const translate = useTranslate()
  const { data: countries = [] } = useCountries()
  if (zone.id === 0) return <>{translate('settings.delivery.everywhere_else')}</>
  if (zone.locations.length === 0) return <>{translate('settings.delivery.everywhere')}</>
  return (
    <>{zone.locations.map((one) => placeName(one, countries)).join(translate('settings.delivery.between'))}</>
  )
}

const ZoneCard = ({ zone }: { zone: WholeZone }) => {
  const translate = useTranslate()
  const offered = zone.methods.filter(({ enabled }) => enabled)
  return (
    <Card>
      <CardActionArea component={LinkBase} to={`/settings/delivery/${zone.id}`} sx={{ padding: 2 }}>
        <Typography variant="h6" component="h2" dir="auto">
          {zone.id === 0 ? translate('settings.delivery.rest') : zone.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Places zone={zone} />
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
          {offered.map(({ instance_id, title }) => (
            <Chip key={instance_id} size="small" label={<bdi>{title}</bdi>} />
          ))}
          {offered.length === 0 && (
            <Typography variant="body2" color="warning.main">
              {translate('settings.delivery.nothing_offered')}
            </Typography>
          )}
        </Stack>
      </CardActionArea>
    </Card>
  )
}

/** Where the shop delivers to, and how. */
const DeliveryScreen = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { data: zones, error, refetch } = useZones()
  // the same until the screen of the new zone opens
  const [key] = useState(newKey)
  const add = async () => {
    try {
      const body = { name: translate('settings.delivery.new_zone') }
      const { json } = await call<Zone>(ZONES, { method: 'POST', body, key })
      await queries.invalidateQueries({ queryKey: ['zones'] })
      navigate(`/settings/delivery/${json.id}`)
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Title title={translate('settings.places.delivery.title')} />
      <BackTo to="/settings" label={translate('settings.menu')} />
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!zones && !error && <Loading />}
      {zones && (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
          {zones.map((zone) => (
            <ZoneCard key={zone.id} zone={zone} />
          ))}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
              {translate('settings.delivery.add_zone')}
            </Button>
            <Button component={LinkBase} to="/shipping-classes" startIcon={<ClassesIcon />}>
              {translate('terms.shipping-classes')}
            </Button>
          </Stack>
        </Box>
      )}
    </>
  )
}

export default DeliveryScreen
