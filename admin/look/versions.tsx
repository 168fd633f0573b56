import CloseIcon from '@mui/icons-material/Close'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Drawer,
  IconButton,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { LookVersionJson } from '#store-api/contract/shop-look.ts'
import { ChangesTable } from './changes-table.tsx'
import { type LookEditor, SETTINGS } from './use-look.ts'

const useVersions = (isOpen: boolean) =>
  useQuery({
    queryKey: ['look-versions'],
    queryFn: async ({ signal }) =>
      (await call<LookVersionJson[]>(`${SETTINGS}/versions`, { query: { per_page: 50 }, signal })).json,
    enabled: isOpen,
  })

const Version = ({
  version,
  isCurrent,
  editor,
  onRestored,
}: {
  version: LookVersionJson
  isCurrent: boolean
  editor: LookEditor
  onRestored: () => void
}) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const labels = version.changes.map(
    ({ key }) => editor.settings?.schema.find((field) => field.key === key)?.label[locale] ?? key,
  )
  return (
    <Accordion disableGutters>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {translate('look.version', { number: formatNumber(version.number) })}
            {isCurrent && ` · ${translate('look.current')}`}
            {version.restored_from !== null &&
              ` · ${translate('look.restored_from', { number: formatNumber(version.restored_from) })}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {version.by?.name ?? translate('look.at_first')} · <Moment value={version.date_gmt} isGmt />
          </Typography>
          <Typography variant="body2" noWrap>
            {[...new Set(labels)].join(locale === 'fa' ? '، ' : ', ')}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        {version.changes.length > 0 && (
          <ChangesTable
            schema={editor.settings?.schema ?? []}
            changes={version.changes.map(({ before, after, ...place }) => ({
              ...place,
              one: before,
              other: after,
            }))}
            titles={[translate('look.before'), translate('look.after')]}
          />
        )}
        {!isCurrent && (
          <Button
            variant="outlined"
            disabled={editor.isSaving}
            onClick={async () => {
              await editor.restore(version.number)
              onRestored()
            }}
            sx={{ marginBlockStart: 1.5, minHeight: 44 }}
          >
            {translate('look.restore')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

/** Every look the shop has had: who made it, when, and what changed; one click goes back to it. */
export const Versions = ({
  isOpen,
  onClose,
  editor,
}: {
  isOpen: boolean
  onClose: () => void
  editor: LookEditor
}) => {
  const translate = useTranslate()
  const { data } = useVersions(isOpen)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(560px, 100vw)' }, 'aria-labelledby': 'versions' } }}
    >
      <Stack direction="row" sx={{ padding: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="versions" variant="h2">
          {translate('look.versions')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 4 }}>
        {!data && <Skeleton variant="rounded" height={240} />}
        {data?.length === 0 && (
          <Typography color="text.secondary">{translate('look.no_versions')}</Typography>
        )}
        {data?.map((version, at) => (
          <Version
            key={version.number}
            version={version}
            isCurrent={at === 0}
            editor={editor}
            onRestored={onClose}
          />
        ))}
      </Box>
    </Drawer>
  )
}
