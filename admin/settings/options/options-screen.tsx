import { Box, Card } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading, SimpleForm, Title, useLocation, useNotify, useParams, useTranslate } from 'react-admin'
import { call, type Refusal, toError } from '#admin/api/call.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { SaveToolbar } from '#admin/shared/save-toolbar.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { changedSettings, type FormValues, toValues } from '../setting-values.ts'
import type { Option } from './option.ts'
import { OptionInput } from './option-input.tsx'

interface BatchAnswer {
  update: { id: string; error?: Refusal }[]
}

/** Brings the setting that was looked for into sight, ready to be changed. */
const showAsked = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'center' })
  element?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus({ preventScroll: true })
}

/** One group of WooCommerce's options as a form; what was changed is saved. */
const OptionsScreen = () => {
  const { group = 'general' } = useParams()
  const wanted = new URLSearchParams(useLocation().search).get('setting')
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const key = ['options', group]
  const path = `wc/v3/settings/${encodeURIComponent(group)}`
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call<Option[]>(path, { signal })).json,
    refetchOnWindowFocus: false,
  })
  const save = async (values: FormValues<Option['value']>) => {
    const changed = changedSettings(data ?? [], values)
    const update = Object.entries(changed).map(([id, value]) => ({ id, value }))
    if (update.length === 0) return
    try {
      const { json } = await call<BatchAnswer>(`${path}/batch`, { method: 'POST', body: { update } })
      const wrong = json.update.filter((one) => one.error)
      await queries.invalidateQueries({ queryKey: key })
      if (wrong.length > 0) {
        notify('errors.rest_invalid_param', { type: 'error' })
        return Object.fromEntries(wrong.map(({ id, error }) => [id, toError(400, error ?? {}).message]))
      }
      notify('shell.saved', { type: 'success' })
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' })
    }
  }
  const title = translate(`settings.places.${group}.title`, { _: group })
  return (
    <>
      <Title title={title} />
      <BackTo to="/settings" label={translate('settings.menu')} />
      {error ? (
        <LoadFailed error={error} onAgain={() => void refetch()} />
      ) : data ? (
        <Card sx={{ maxWidth: 720 }}>
          <SimpleForm
            record={toValues(data)}
            onSubmit={save as never}
            toolbar={<SaveToolbar />}
            {...WARNS_OF_UNSAVED}
            sanitizeEmptyValues={false}
          >
            {data.map((option) => (
              <Box key={option.id} ref={option.id === wanted ? showAsked : undefined} sx={{ width: '100%' }}>
                <OptionInput option={option} />
              </Box>
            ))}
          </SimpleForm>
        </Card>
      ) : (
        <Loading />
      )}
    </>
  )
}

export default OptionsScreen
