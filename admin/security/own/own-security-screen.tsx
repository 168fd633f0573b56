import { Stack } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { FactorSections } from './factor-sections.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** How the own account is kept one's own: the second factor, and where one is signed in. */
const OwnSecurityScreen = () => {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, paddingBlock: 1 }}>
      <Title title={translate('security.own')} />
      <FactorSections />
      <SessionsSection />
    </Stack>
  )
}

export default OwnSecurityScreen
