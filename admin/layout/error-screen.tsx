import { Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** In the place of a screen that threw: the menu stays, and the screen can be asked for again. */
export const ErrorScreen = ({ resetErrorBoundary }: { resetErrorBoundary: (args?: unknown) => void }) => {
  const translate = useTranslate()
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'center', paddingBlock: 8, textAlign: 'center' }}>
      <Typography variant="h1">{translate('shell.error.title')}</Typography>
      <Button variant="contained" onClick={() => resetErrorBoundary()}>
        {translate('shell.error.again')}
      </Button>
    </Stack>
  )
}
