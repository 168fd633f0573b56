import AddIcon from '@mui/icons-material/Add'
import ClassesIcon from '@mui/icons-material/CategoryOutlined'
import { Box, Button, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material'
import { LinkBase, Loading, Title, useTranslate } from 'react-admin'
import { useCountries } from '#admin/shared/address/use-countries.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { type Verb, VerbMenu } from '#admin/shared/verb-menu.tsx'
import { moveZone, orderChanges } from './zone-order.ts'
import { placeName, useReadOrdered, useZones, type WholeZone, writeOrders } from './zones.ts'

const Places = ({ zone }: { zone: WholeZone }) => {
  const translate = useTranslate()
  const { data: countries = [] } = useCountries()
  if (zone.id === 0) return <>{translate('settings.delivery.everywhere_else')}</>
  if (zone.locations.length === 0) return <>{translate('settings.delivery.everywhere')}</>
  return (
    <>{zone.locations.map((one) => placeName(one, countries)).join(translate('settings.delivery.between'))}</>
  )
}

const ZoneCard = ({ zone, verbs }: { zone: WholeZone; verbs: Verb[] }) => {
  const translate = useTranslate()
  const offered = zone.methods.filter(({ enabled }) => enabled)
  return (
    <Card sx={{ display: 'flex', alignItems: 'start' }}>
      <CardActionArea
        component={LinkBase}
        to={`/settings/delivery/${zone.id}`}
        sx={{ padding: 2, minInlineSize: 0 }}
      >
        <Typography variant="h6" component="h2">
          <bdi>{zone.id === 0 ? translate('settings.delivery.rest') : zone.name}</bdi>
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
      {verbs.length > 0 && <VerbMenu label={translate('terms.menu', { name: zone.name })} verbs={verbs} />}
    </Card>
  )
}

/** The first zone that has an address counts, so the owner puts them in order. */
const useZoneVerbs = (zones: WholeZone[]) => {
  const translate = useTranslate()
  const readOrdered = useReadOrdered()
  const [isBusy, act] = useAct()
  const ordered = zones.filter(({ id }) => id !== 0)
  const move = async (id: number, by: -1 | 1) => {
    if (isBusy) return
    await act(async () => writeOrders(orderChanges(moveZone(await readOrdered(), id, by) ?? [])))
  }
  const step = (id: number, by: -1 | 1): Verb[] =>
    moveZone(ordered, id, by)
      ? [{ label: translate(by < 0 ? 'terms.up' : 'terms.down'), onChoose: () => void move(id, by) }]
      : []
  return ({ id }: WholeZone): Verb[] => [...step(id, -1), ...step(id, 1)]
}

/** Where the shop delivers to, and how. */
const DeliveryScreen = () => {
  const translate = useTranslate()
  const { data: zones, error, refetch } = useZones()
  const verbsOf = useZoneVerbs(zones ?? [])
  return (
    <>
      <Title title={translate('settings.places.delivery.title')} />
      <BackTo to="/settings" label={translate('settings.menu')} />
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!zones && !error && <Loading />}
      {zones && (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
          {zones.map((zone) => (
            <ZoneCard key={zone.id} zone={zone} verbs={verbsOf(zone)} />
          ))}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={LinkBase}
              to="/settings/delivery/create"
            >
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
