import SearchOffIcon from '@mui/icons-material/SearchOff'
import { Button, Stack, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'

/** At an address that no screen has. */
export const NotFound = () => {
  const translate = useTranslate()
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', paddingBlock: 8, textAlign: 'center' }}>
      <Title title={translate('shell.not_found.title')} />
      <SearchOffIcon aria-hidden sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{translate('shell.not_found.title')}</Typography>
      <Typography color="text.secondary">{translate('shell.not_found.text')}</Typography>
      <Button component={LinkBase} to="/" variant="contained" sx={{ minHeight: 44 }}>
        {translate('shell.not_found.home')}
      </Button>
    </Stack>
  )
}
