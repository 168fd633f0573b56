import HistoryIcon from '@mui/icons-material/History'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, IconButton, Paper, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { PHONE_BAR_HEIGHT } from '#admin/layout/phone-bar-height.ts'
import type { LookEditor } from './use-look.ts'

const useDraftState = (editor: LookEditor): string => {
  const translate = useTranslate()
  if (Object.keys(editor.problems).length > 0) return translate('look.state.wrong')
  if (editor.isSaving || editor.hasEdits) return translate('look.state.saving')
  const { draft } = editor.settings!
  if (!draft.changed) return translate('look.state.published')
  return translate('look.state.draft', { name: draft.by?.name ?? '' })
}

/** Where the draft stands, and what can be done with it; above the bar of a phone, under the thumb. */
export const PublishBar = ({
  editor,
  onVersions,
  onPreview,
}: {
  editor: LookEditor
  onVersions: () => void
  /** where the preview does not stand beside */
  onPreview: (() => void) | undefined
}) => {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const state = useDraftState(editor)
  const isChanged = editor.settings!.draft.changed || editor.hasEdits
  return (
    <Paper
      elevation={4}
      sx={{
        position: 'sticky',
        insetBlockEnd: { xs: `calc(${PHONE_BAR_HEIGHT + 8}px + env(safe-area-inset-bottom))`, sm: 16 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: 1,
        paddingInlineStart: 2,
        marginBlockStart: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ flexGrow: 1, minWidth: 120 }}>
        {state}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', marginInlineStart: 'auto' }}>
        <Tooltip title={translate('look.versions')}>
          <IconButton
            onClick={onVersions}
            aria-label={translate('look.versions')}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            <HistoryIcon />
          </IconButton>
        </Tooltip>
        {onPreview && (
          <Tooltip title={translate('look.preview')}>
            <IconButton
              onClick={onPreview}
              aria-label={translate('look.preview')}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <PreviewIcon />
            </IconButton>
          </Tooltip>
        )}
        {isChanged && (
          <Button
            color="inherit"
            onClick={() => setAsking(true)}
            disabled={editor.isSaving}
            sx={{ minHeight: 44 }}
          >
            {translate('look.discard')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!isChanged || editor.isSaving}
          onClick={() => void editor.publish()}
          sx={{ minHeight: 44 }}
        >
          {translate('look.publish')}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        title={translate('look.discard_title')}
        content={translate('look.discard_text')}
        onConfirm={() => {
          setAsking(false)
          editor.discard()
        }}
        onClose={() => setAsking(false)}
      />
    </Paper>
  )
}
