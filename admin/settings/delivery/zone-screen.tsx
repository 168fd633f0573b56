import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Loading, Title, useNavigate, useNotify, useParams, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { toLocations, ZoneForm, type ZoneValues } from './zone-form.tsx'
import { type MethodVerbs, ZoneMethods } from './zone-methods.tsx'
import { useZone, type WholeZone, ZONES } from './zones.ts'

/** What is done with a zone; each is told, and the zone is read again. */
const useVerbs = (id: number) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const path = `${ZONES}/${id}`
  /** @throws what was refused, once it is told, so that a form stays as it is */
  const doing = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      throw error
    }
    await queries.invalidateQueries({ queryKey: ['zones'] })
    notify('shell.saved', { type: 'success' })
  }
  const quietly = (work: () => Promise<unknown>) => doing(work).catch(() => {})
  const methods: MethodVerbs = {
    add: (kind) =>
      quietly(() => call(`${path}/methods`, { method: 'POST', body: { method_id: kind, enabled: true } })),
    change: (method, changes) =>
      doing(() => call(`${path}/methods/${method.instance_id}`, { method: 'PUT', body: changes })),
    remove: (method) =>
      quietly(() =>
        call(`${path}/methods/${method.instance_id}`, { method: 'DELETE', query: { force: true } }),
      ),
  }
  return {
    methods,
    save: ({ name, places }: ZoneValues) =>
      quietly(async () => {
        await call(path, { method: 'PUT', body: { name } })
        await call(`${path}/locations`, { method: 'PUT', body: toLocations(places) })
      }),
    remove: () => doing(() => call(path, { method: 'DELETE', query: { force: true } })),
  }
}

const RemoveZone = ({ zone, onRemove }: { zone: WholeZone; onRemove: () => void }) => {
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsks(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('settings.delivery.remove_zone')}
      </Button>
      <Confirm
        isOpen={asks}
        title={`${translate('settings.delivery.remove_zone')}: ${zone.name}`}
        content={translate('settings.delivery.remove_text')}
        onConfirm={onRemove}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

/** One zone: where it is, and the ways of delivery there. */
const ZoneScreen = () => {
  const id = Number(useParams().id)
  const translate = useTranslate()
  const navigate = useNavigate()
  const { data: zone, error, refetch } = useZone(id)
  const verbs = useVerbs(id)
  return (
    <>
      <Title title={zone?.name ?? translate('settings.places.delivery.title')} />
      <BackTo to="/settings/delivery" label={translate('settings.places.delivery.title')} />
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!zone && !error && <Loading />}
      {zone && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          {zone.id !== 0 && <ZoneForm zone={zone} onSave={verbs.save} />}
          <ZoneMethods zone={zone} verbs={verbs.methods} />
          {zone.id !== 0 && (
            <RemoveZone
              zone={zone}
              onRemove={() =>
                void verbs.remove().then(
                  () => navigate('/settings/delivery'),
                  () => {},
                )
              }
            />
          )}
        </Box>
      )}
    </>
  )
}

export default ZoneScreen
