import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import {
  Box,
  Button,
  Dialog,
  IconButton,
  InputAdornment,
  Skeleton,
  Stack,
  Tab,
  Tabs,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useLocation, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Section } from '#admin/shared/section.tsx'
import { DraftConflictDialog } from './draft-conflict.tsx'
import { findFields } from './look-state.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishBar } from './publish-bar.tsx'
import { Setting } from './setting.tsx'
import { type LookEditor, useLook } from './use-look.ts'
import { usePreview } from './use-preview.ts'
import { Versions } from './versions.tsx'

/** The groups, or what was searched for in all of them. */
const Settings = ({ editor }: { editor: LookEditor }) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const params = new URLSearchParams(useLocation().search)
  const [wanted, setWanted] = useState('')
  const { settings, layers, problems, change } = editor
  const asked = settings!.schema.find(({ key }) => key === params.get('setting'))
  const [group, setGroup] = useState(asked?.group ?? settings!.groups[0]!.key)
  const askedKey = asked?.key
  useEffect(() => {
    if (askedKey) document.getElementById(`setting-${askedKey}`)?.scrollIntoView({ block: 'center' })
  }, [askedKey])
  const found = wanted.trim() ? findFields(settings!.schema, wanted) : null
  const groups = settings!.groups.filter(({ key }) =>
    found ? found.some((field) => field.group === key) : key === group,
  )
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('look.search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      {!found && (
        <Tabs
          value={group}
          onChange={(_, chosen) => setGroup(chosen)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={translate('look.menu')}
        >
          {settings!.groups.map(({ key, label }) => (
            <Tab key={key} value={key} label={label[locale]} id={`group-${key}`} />
          ))}
        </Tabs>
      )}
      {found?.length === 0 && <Typography role="status">{translate('shell.find_nothing')}</Typography>}
      {groups.map(({ key, label }) => (
        <Section key={key} title={label[locale]}>
          <Stack spacing={3}>
            {(found ?? settings!.schema)
              .filter((field) => field.group === key)
              .map((field) => (
                <Setting
                  key={field.key}
                  field={field}
                  settings={settings!}
                  layers={layers!}
                  problems={problems}
                  onChange={change}
                />
              ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  )
}

const Editor = ({ editor }: { editor: LookEditor }) => {
  const translate = useTranslate()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [isShown, setShown] = useState(false)
  const [hasVersions, setVersions] = useState(false)
  const preview = usePreview(editor.edits, editor.settings!.draft.revision)
  const frame = <PreviewFrame preview={preview} settings={editor.settings!} />
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(360px, 44%)' },
        alignItems: 'start',
      }}
    >
      <div>
        <Settings editor={editor} />
        <PublishBar
          editor={editor}
          onVersions={() => setVersions(true)}
          onPreview={isWide ? undefined : () => setShown(true)}
        />
      </div>
      {isWide ? (
        <Box
          component="aside"
          aria-label={translate('look.preview')}
          sx={{ position: 'sticky', insetBlockStart: 64, maxHeight: 'calc(100vh - 72px)', overflowY: 'auto' }}
        >
          {frame}
        </Box>
      ) : (
        <Dialog
          fullScreen
          open={isShown}
          onClose={() => setShown(false)}
          slotProps={{ paper: { 'aria-label': translate('look.preview') } }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', padding: 1 }}>
            <IconButton
              onClick={() => setShown(false)}
              aria-label={translate('ra.action.close')}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <CloseIcon />
            </IconButton>
            <Typography variant="h2">{translate('look.preview')}</Typography>
          </Stack>
          <Box sx={{ padding: 1 }}>{frame}</Box>
        </Dialog>
      )}
      <Versions isOpen={hasVersions} onClose={() => setVersions(false)} editor={editor} />
      <DraftConflictDialog editor={editor} />
    </Box>
  )
}

/** The shop's look: every setting from the schema, beside the shop as it would be. */
const LookScreen = () => {
  const translate = useTranslate()
  const editor = useLook()
  return (
    <>
      <Title title={translate('look.menu')} />
      {editor.settings ? (
        <Editor editor={editor} />
      ) : editor.failed ? (
        <Section title={translate('overview.failed')}>
          <Button onClick={() => editor.refetch()}>{translate('shell.error.again')}</Button>
        </Section>
      ) : (
        <Skeleton variant="rounded" height={600} />
      )}
    </>
  )
}

export default LookScreen
