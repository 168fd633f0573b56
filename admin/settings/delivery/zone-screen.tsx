import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, Title, useNavigate, useParams, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { Locale } from '#common/locale.ts'
import { toLocations, ZoneForm, type ZoneValues } from './zone-form.tsx'
import { type MethodVerbs, ZoneMethods } from './zone-methods.tsx'
import { useZone, type WholeZone, ZONES, type ZoneMethod } from './zones.ts'

/** What is done with a zone; each is told, and answers whether it was done. */
const useVerbs = (id: number, language: Locale) => {
  const [, act] = useAct()
  const path = `${ZONES}/${id}`
  const methodPath = ({ instance_id: method }: ZoneMethod) => `${path}/methods/${method}`
  const remove = (of: string) => act(() => call(of, { method: 'DELETE', query: { force: true } }))
  const methods: MethodVerbs = {
    add: (kind) =>
      act((key) =>
        call(`${path}/methods`, { method: 'POST', body: { method_id: kind, enabled: true }, key }),
      ),
    change: (method, changes, titleThere) =>
      act(async () => {
        const put = (body: object, lang?: Locale) =>
          call(methodPath(method), { method: 'PUT', body, query: { lang } })
        if (Object.keys(changes).length > 0) await put(changes)
        if (titleThere !== undefined) await put({ settings: { title: titleThere } }, language)
      }),
    remove: (method) => remove(methodPath(method)),
  }
  return {
    methods,
    save: ({ name, places }: ZoneValues) =>
      act(async () => {
        await call(path, { method: 'PUT', body: { name } })
        await call(`${path}/locations`, { method: 'PUT', body: toLocations(places) })
      }),
    remove: () => remove(path),
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
  const language = useSecondLanguage()
  const { data, error, refetch } = useZone(id, language)
  const zone = data?.zone
  const verbs = useVerbs(id, language)
  return (
    <>
      <Title title={zone?.name ?? translate('settings.places.delivery.title')} />
      <BackTo to="/settings/delivery" label={translate('settings.places.delivery.title')} />
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!zone && !error && <Loading />}
      {zone && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          {zone.id !== 0 && <ZoneForm zone={zone} onSave={verbs.save} />}
          <ZoneMethods zone={zone} titles={data.titles} verbs={verbs.methods} />
          {zone.id !== 0 && (
            <RemoveZone
              zone={zone}
              onRemove={async () => {
                if (await verbs.remove()) navigate('/settings/delivery')
              }}
            />
          )}
        </Box>
      )}
    </>
  )
}

export default ZoneScreen
