import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { TextInput, type TextInputProps, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import type { Locale } from '#common/locale.ts'
import { Section } from './section.tsx'

/** The language of the storefront that is not the shop's own. */
export const useSecondLanguage = (): Locale => (useBoot().homeLocale === 'fa' ? 'en' : 'fa')

/** For fields of either language in one form: a text runs as its own script does. */
export const OWN_DIRECTION = { htmlInput: { dir: 'auto' } }

/** A text in the shop's second language, beside the field of the same in its own. */
export const TextThere = ({ label, ...props }: TextInputProps & { label: string }) => {
  const translate = useTranslate()
  const language = translate(`shell.second_language.${useSecondLanguage()}`)
  return <TextInput {...props} label={`${label} (${language})`} slotProps={OWN_DIRECTION} />
}

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
