import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { SETTING_PLACES } from './setting-places.ts'

/** The ways to all settings, each with what is behind it. */
const SettingsScreen = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={translate('settings.menu')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {SETTING_PLACES.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Card sx={{ height: '100%' }}>
              <CardActionArea component={LinkBase} to={to} sx={{ height: '100%', padding: 2 }}>
                <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                  <Icon color="primary" />
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="h6" component="h2">
                      {translate(`settings.places.${key}.title`)}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {translate(`settings.places.${key}.text`)}
                    </Typography>
                  </Box>
                </Stack>
              </CardActionArea>
            </Card>
          </li>
        ))}
      </Box>
    </Box>
  )
}

export default SettingsScreen
