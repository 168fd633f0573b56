import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, Loading, SaveButton, Title, useNotify, useParams, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { Locale } from '#common/locale.ts'
import type { MessageTemplateAnswer } from '#store-api/contract/messaging.ts'
import { useSave } from '../use-save.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { FIELDS, TEMPLATES, type TemplateField, type TemplateTexts, useTemplate } from './use-template.ts'
import { useTitle } from './use-title.ts'

const KEY = ['message-templates']

const textsOf = ({ texts }: MessageTemplateAnswer, fields: readonly TemplateField[]): TemplateTexts =>
  Object.fromEntries(fields.map((field) => [field, texts[field]?.text ?? '']))

const Editor = ({ template }: { template: MessageTemplateAnswer }) => {
  const translate = useTranslate()
  const queries = useQueryClient()
  const notifyDone = useNotifyDone()
  const notify = useNotify()
  const save = useSave(KEY)
  const { id, lang, texts } = template
  const fields = FIELDS.filter((field) => texts[field] !== undefined)
  const kept = textsOf(template, fields)
  const isChanged = fields.some((field) => texts[field]?.changed)
  const write = (changes: TemplateTexts) =>
    call(`${TEMPLATES}/${id}`, { method: 'PUT', query: { lang }, body: changes })
  const readAgain = () => queries.invalidateQueries({ queryKey: KEY })
  const submit = (values: TemplateTexts) => {
    const changes = Object.fromEntries(
      fields.flatMap((field) => {
        const now = (values[field] ?? '').trim()
        return now === kept[field] ? [] : [[field, now]]
      }),
    )
    return save(() => write(changes))
  }
  const reset = async () => {
    const own = Object.fromEntries(
      fields.filter((field) => texts[field]?.changed).map((field) => [field, kept[field]]),
    )
    try {
      await call(`${TEMPLATES}/${id}`, { method: 'DELETE', query: { lang } })
      await readAgain()
      notifyDone({
        message: 'messaging.templates.reset',
        undo: async () => {
          await write(own)
          await readAgain()
        },
      })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Form record={kept} onSubmit={submit as never} {...WARNS_OF_UNSAVED} sanitizeEmptyValues={false}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Section title={translate('messaging.templates.words')}>
          <TemplateFields template={template} fields={fields} lang={lang} />
        </Section>
        <TemplatePreview id={id} lang={lang} fields={fields} />
      </Box>
      <SaveBar>
        {isChanged && (
          <Button color="inherit" onClick={() => void reset()}>
            {translate('messaging.templates.back_to_ours')}
          </Button>
        )}
        <SaveButton />
      </SaveBar>
    </Form>
  )
}

/** A message in one language; kept as it is while the other one is looked at, so that nothing typed is lost. */
const InLanguage = ({ id, lang, isShown }: { id: string; lang: Locale; isShown: boolean }) => {
  const { data, error, refetch } = useTemplate(id, lang)
  return (
    <Box hidden={!isShown}>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Editor template={data} />}
    </Box>
  )
}

/** One message: its words in both languages, beside what somebody would get. */
const TemplateScreen = () => {
  const translate = useTranslate()
  const { homeLocale } = useBoot()
  const { id = '' } = useParams()
  const [lang, setLang] = useState<Locale>(homeLocale)
  const [opened, setOpened] = useState<readonly Locale[]>([homeLocale])
  const choose = (chosen: Locale | null) => {
    if (!chosen) return
    setLang(chosen)
    setOpened([...new Set([...opened, chosen])])
  }
  return (
    <Box sx={{ maxWidth: 1240 }}>
      <Title title={useTitle()({ id })} />
      <BackTo to="/settings/messages" label={translate('settings.places.messages.title')} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={lang}
        aria-label={translate('shell.language')}
        onChange={(_, chosen: Locale | null) => choose(chosen)}
        sx={{ display: 'flex', marginBlockEnd: 1.5, '& button': { minHeight: 44, paddingInline: 2 } }}
      >
        <ToggleButton value="fa">{translate('setup.choices.fa')}</ToggleButton>
        <ToggleButton value="en">{translate('setup.choices.en')}</ToggleButton>
      </ToggleButtonGroup>
      {opened.map((one) => (
        <InLanguage key={one} id={id} lang={one} isShown={one === lang} />
      ))}
    </Box>
  )
}

export default TemplateScreen
