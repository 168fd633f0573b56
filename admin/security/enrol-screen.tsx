import { Button, Container, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { authProvider } from '#admin/auth/auth-provider.ts'
import { FactorSections } from './own/factor-sections.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Whoever must have a second factor sets it up here, before anything else of the back office. */
const EnrolScreen = () => {
  const translate = useTranslate()
  const { data } = useSecondFactor()
  const hasOne = data !== undefined && (data.totp || data.passkeys.length > 0)
  const goOn = () => location.assign('/admin')
  return (
    <Container component="main" maxWidth="sm" sx={{ paddingBlock: { xs: 3, sm: 6 } }}>
      <Stack spacing={2}>
        <Typography variant="h1">{translate('security.enrol.title')}</Typography>
        <Typography color="text.secondary">{translate('security.enrol.text')}</Typography>
        <FactorSections onFirst={goOn} />
        {hasOne && (
          <Button variant="contained" onClick={goOn} sx={{ minHeight: 48 }}>
            {translate('security.enrol.go_on')}
          </Button>
        )}
        <Button onClick={() => void authProvider.logout({})} sx={{ minHeight: 44 }}>
          {translate('shell.sign_out')}
        </Button>
      </Stack>
    </Container>
  )
}

export default EnrolScreen
