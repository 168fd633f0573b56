import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import type { Locale } from '#common/locale.ts'
import { Section } from './section.tsx'

/** The language of the storefront that is not the shop's own. */
export const useSecondLanguage = (): Locale => (useBoot().homeLocale === 'fa' ? 'en' : 'fa')

/** For fields of either language in one form: a text runs as its own script does. */
export const OWN_DIRECTION = { htmlInput: { dir: 'auto' } }

/** Texts of a record in the shop's second language: inputs whose sources begin with `texts.`. */
export const SecondLanguage = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate()
  const language = useSecondLanguage()
  return (
    <Section title={translate(`shell.second_language.${language}`)}>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {translate('shell.second_language.hint')}
      </Typography>
      {children}
    </Section>
  )
}
