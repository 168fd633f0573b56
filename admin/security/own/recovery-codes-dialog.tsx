import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'

const download = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Recovery codes, which are shown this once; it goes away when they were kept. */
const RecoveryCodesDialog = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { siteName } = useBoot()
  const [isKept, setKept] = useState(false)
  const close = () => isKept && onClose()
  return (
    <FormDialog
      title={translate('security.recovery.title')}
      isOpen
      onClose={close}
      action={translate('security.recovery.done')}
      onAction={close}
      isOff={!isKept}
      isFinal
    >
      <Stack spacing={2}>
        <Typography>{translate('security.recovery.text')}</Typography>
        <Box
          component="ul"
          dir="ltr"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(2, max-content)' },
            justifyContent: 'center',
            columnGap: { xs: 1, sm: 5 },
            rowGap: 0.5,
            listStyle: 'none',
            margin: 0,
            padding: 2,
            borderRadius: 2,
            backgroundColor: 'var(--color-surface-container-high)',
            fontFamily: 'monospace',
            fontSize: '0.9375rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => download('recovery-codes.txt', `${siteName}\n\n${codes.join('\n')}\n`)}
            sx={{ minHeight: 44 }}
          >
            {translate('security.recovery.download')}
          </Button>
          <Button
            startIcon={<ContentCopyIcon />}
            onClick={() =>
              navigator.clipboard.writeText(codes.join('\n')).then(
                () => notify('security.copied', { type: 'info' }),
                () => notify('security.not_copied', { type: 'error' }),
              )
            }
            sx={{ minHeight: 44 }}
          >
            {translate('security.copy')}
          </Button>
        </Stack>
        <Alert severity="warning">{translate('security.recovery.warning')}</Alert>
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_, is) => setKept(is)} />}
          label={translate('security.recovery.kept')}
        />
      </Stack>
    </FormDialog>
  )
}

export default RecoveryCodesDialog
