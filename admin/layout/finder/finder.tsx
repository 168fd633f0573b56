import { Autocomplete, Box, Dialog, ListSubheader, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useLate } from '#admin/shared/use-late.ts'
import { findRecords } from './find-records.ts'
import { useFinder } from './finder-state.ts'
import { findPlaces, withWords } from './places.ts'
import { useSettings } from './use-settings.ts'

interface Choice {
  key: string
  to: string
  title: string
  detail: string
  /** key of the heading that it stands under */
  kind: string
}

/** letters before the shop itself is asked */
const LEAST = 2
/** of many settings, the first */
const FEW = 8

/** of what is no record of the shop */
const HEADINGS: Record<string, string> = { places: 'shell.find_places', settings: 'shell.find_settings' }

/** A field that leads to any product, order, customer or screen, by a few letters. */
const Finder = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const navigate = useNavigate()
  const { isOpen, close } = useFinder()
  const [typed, setTyped] = useState('')
  const asked = useLate(typed.trim())
  const { data: records = [], isFetching } = useQuery({
    queryKey: ['finder', asked],
    queryFn: ({ signal }) => findRecords(asked, permitted, signal),
    enabled: asked.length >= LEAST,
  })
  const places = findPlaces(typed, translate, permitted)
  const isLooking = asked.length >= LEAST
  const all = useSettings(isLooking && permitted({ needs: 'manage_woocommerce' }))
  const settings = isLooking ? withWords(all, asked).slice(0, FEW) : []
  const choices: Choice[] = [
    ...places.map(({ to, name }) => ({ key: to, to, title: name, detail: '', kind: 'places' })),
    ...settings.map(({ to, name, detail }) => ({ key: to, to, title: name, detail, kind: 'settings' })),
    ...records.map(({ kind, id, ...record }) => ({ key: `${kind}${id}`, kind, ...record })),
  ]
  const go = (choice: Choice | null) => {
    if (!choice) return
    close()
    navigate(choice.to)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': translate('shell.find') },
      }}
    >
      <Box sx={{ padding: 2 }}>
        <Autocomplete
          open
          autoHighlight
          options={choices}
          loading={isFetching || asked !== typed.trim()}
          filterOptions={(all) => all}
          groupBy={({ kind }) =>
            HEADINGS[kind]
              ? translate(HEADINGS[kind])
              : translate(`resources.${kind}.name`, { smart_count: 2 })
          }
          renderGroup={({ key, group, children }) => (
            <Box key={key} component="li" role="presentation">
              <ListSubheader component="div" aria-hidden>
                {group}
              </ListSubheader>
              <Box component="ul" role="group" aria-label={group} sx={{ padding: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          getOptionKey={({ key }) => key}
          getOptionLabel={({ title }) => title}
          isOptionEqualToValue={(one, other) => one.key === other.key}
          inputValue={typed}
          onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
          onChange={(_, choice) => go(choice)}
          onClose={(_, reason) => reason === 'escape' && close()}
          forcePopupIcon={false}
          disablePortal
          slotProps={{
            popper: {
              sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
            },
            listbox: { sx: { maxHeight: '60vh' } },
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={translate('shell.find')}
              helperText={translate('shell.find_hint')}
            />
          )}
          renderOption={({ key, ...props }, { title, detail }) => (
            <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2 }}>
              <Typography component="span" sx={{ flexGrow: 1 }}>
                <bdi>{title}</bdi>
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                <bdi>{detail}</bdi>
              </Typography>
            </Box>
          )}
        />
      </Box>
    </Dialog>
  )
}

export default Finder
