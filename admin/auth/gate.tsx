import { Button, createTheme, Stack, ThemeProvider, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import {
  HttpError,
  I18nContextProvider,
  type I18nProvider,
  type RaThemeOptions,
  useTranslate,
} from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { authProvider, isOpenPlace, toEnrolment, toSignIn, whoWorksHere } from './auth-provider.ts'

type State = 'asking' | 'in' | 'no-access' | 'failed'

const Message = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Stack
    component="main"
    spacing={2}
    sx={{
      minHeight: '100dvh',
      alignItems: 'center',
      justifyContent: 'center',
      padding: 3,
      textAlign: 'center',
    }}
  >
    <Typography variant="h1">{title}</Typography>
    <Typography color="text.secondary">{text}</Typography>
    <Stack direction="row" spacing={1}>
      {children}
    </Stack>
  </Stack>
)

const NoAnswer = ({ onAgain }: { onAgain: () => void }) => {
  const translate = useTranslate()
  return (
    <Message title={translate('shell.error.title')} text={translate('errors.network')}>
      <Button variant="contained" onClick={onAgain}>
        {translate('shell.error.again')}
      </Button>
    </Message>
  )
}

const NoAccess = () => {
  const translate = useTranslate()
  return (
    <Message title={translate('shell.no_access')} text={translate('shell.no_access_text')}>
      <Button variant="contained" href="/">
        {translate('shell.view_shop')}
      </Button>
      <Button color="inherit" onClick={() => void authProvider.logout({})}>
        {translate('shell.sign_out')}
      </Button>
    </Message>
  )
}

interface Themes {
  light: RaThemeOptions
  dark: RaThemeOptions
}

/** react-admin's theme where react-admin is not yet. */
const Themed = ({ light, dark, children }: Themes & { children: ReactNode }) => {
  const [theme] = useState(() =>
    createTheme(document.documentElement.dataset.theme === 'dark' ? dark : light),
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

const Door = ({ children, ...themes }: Themes & { children: ReactNode }) => {
  const { me } = useBoot()
  const [state, setState] = useState<State>(isOpenPlace() || me ? 'in' : 'asking')
  const ask = () => {
    // whoever sets a new shop up has no account yet, and who has no second factor yet may do nothing else
    if (isOpenPlace()) return
    whoWorksHere().then(
      () => setState('in'),
      (error: unknown) => {
        const status = error instanceof HttpError ? error.status : 0
        const code = error instanceof HttpError ? error.body?.code : ''
        if (status === 401) toSignIn()
        else if (code === 'second_factor_missing') toEnrolment()
        else setState(status === 403 ? 'no-access' : 'failed')
      },
    )
  }
  useEffect(ask, [])
  if (state === 'in') return children
  if (state === 'asking') return null
  return (
    <Themed {...themes}>
      {state === 'failed' ? (
        <NoAnswer
          onAgain={() => {
            setState('asking')
            ask()
          }}
        />
      ) : (
        <NoAccess />
      )}
    </Themed>
  )
}

interface GateProps extends Themes {
  i18n: I18nProvider
  children: ReactNode
}

/** Lets in who works here. Others are led to sign in, or told that this is not for them. */
export const Gate = ({ i18n, ...door }: GateProps) => (
  <I18nContextProvider value={i18n}>
    <Door {...door} />
  </I18nContextProvider>
)
