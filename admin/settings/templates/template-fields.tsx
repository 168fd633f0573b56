import { Chip, Stack, Typography } from '@mui/material'
import { type FocusEvent, useId, useRef } from 'react'
import { TextInput, useTranslate, required as wanted } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Locale } from '#common/locale.ts'
import type { MessageTemplateAnswer } from '#store-api/contract/messaging.ts'
import { checkPlaceholders, insertAt } from './placeholders.ts'
import type { TemplateField } from './use-template.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

const LONG: ReadonlySet<TemplateField> = new Set(['body', 'sms'])
/** what may be left empty */
const OPTIONAL: ReadonlySet<TemplateField> = new Set(['headline', 'body'])

/** Puts a placeholder where the caret is, or was last; the first field has it to begin with. */
const useInsert = () => {
  const { getValues, setValue } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<TextElement | null>(null)
  return {
    box,
    onFocus: ({ target }: FocusEvent<TextElement>) => {
      last.current = target
    },
    insert: (name: string) => {
      const element = last.current ?? box.current?.querySelector<TextElement>('[name]')
      if (!element) return
      const value = String(getValues(element.name) ?? '')
      const start = element.selectionStart ?? value.length
      const { text, caret } = insertAt(value, { start, end: element.selectionEnd ?? start }, `{${name}}`)
      setValue(element.name, text, { shouldDirty: true, shouldValidate: true })
      element.focus()
      requestAnimationFrame(() => element.setSelectionRange(caret, caret))
    },
  }
}

interface TemplateFieldsProps {
  template: MessageTemplateAnswer
  fields: readonly TemplateField[]
  lang: Locale
}

/** The texts of a message in one language, and what may be put into them. */
export const TemplateFields = ({ template, fields, lang }: TemplateFieldsProps) => {
  const translate = useTranslate()
  const { box, onFocus, insert } = useInsert()
  const id = useId()
  const check = checkPlaceholders(template.placeholders, template.required)
  return (
    <Stack ref={box}>
      {fields.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={translate(`messaging.templates.fields.${field}`)}
          validate={OPTIONAL.has(field) ? [check] : [wanted(), check]}
          multiline={LONG.has(field)}
          minRows={LONG.has(field) ? 4 : undefined}
          helperText={
            template.texts[field]?.changed
              ? translate('messaging.templates.ours', { text: template.texts[field].default })
              : false
          }
          slotProps={{ htmlInput: { dir: lang === 'fa' ? 'rtl' : 'ltr', lang, onFocus } }}
        />
      ))}
      <Typography variant="body2" color="text.secondary" id={id} sx={{ marginBlockStart: 1 }}>
        {translate('messaging.templates.placeholders')}
      </Typography>
      <Stack
        direction="row"
        role="group"
        aria-labelledby={id}
        sx={{ flexWrap: 'wrap', gap: 1, marginBlock: 1 }}
      >
        {template.placeholders.map((name) => (
          <Chip
            key={name}
            label={translate(`messaging.templates.names.${name}`, { _: name })}
            variant="outlined"
            // the caret stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
            sx={{ height: 36 }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
