import StartIcon from '@mui/icons-material/AutoStoriesOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { ReferencePart } from '#admin/look/fields/reference-part.tsx'
import { isChanged, problemsOf, valueIn } from '#admin/look/look-state.ts'
import type { LookEditor } from '#admin/look/use-look.ts'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { RichText } from '#admin/shared/inputs/rich-text/rich-text.tsx'
import { ToggleChoice } from '#admin/shared/inputs/toggle-choice.tsx'
import { Section } from '#admin/shared/section.tsx'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { gapsIn, type Policy, readStartingTexts } from './policy.ts'

interface PolicyCardProps {
  policy: Policy
  editor: LookEditor
  /** days in which goods are taken back */
  days: number
}

type Standing = 'waiting' | 'shown' | 'page' | 'missing'

const TONES: Record<Standing, Tone> = { waiting: 'waiting', shown: 'good', page: 'good', missing: 'bad' }

/** Whether something of it is written and not published yet. */
export const isWaiting = ({ text, page }: Policy, editor: LookEditor): boolean => {
  const { second_language: second } = editor.settings!
  return [
    { key: text, language: null },
    { key: text, language: second },
    ...(page ? [{ key: page, language: null }] : []),
  ].some((place) => isChanged(editor.layers!, place))
}

const standingOf = (policy: Policy, editor: LookEditor): Standing => {
  if (isWaiting(policy, editor)) return 'waiting'
  const { values } = editor.layers!.published
  if (values[policy.text]) return 'shown'
  return policy.page && Number(values[policy.page]) > 0 ? 'page' : 'missing'
}

/** One policy: its text in both languages, and where it may be one of the shop's pages, which. */
export const PolicyCard = ({ policy, editor, days }: PolicyCardProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { locale } = useBoot()
  const [isSecond, setSecond] = useState(false)
  // the editor begins anew with what is put into it
  const [round, setRound] = useState(0)
  const settings = editor.settings!
  const layers = editor.layers!
  const language = isSecond ? settings.second_language : null
  const place = { key: policy.text, language }
  const own = String(valueIn(layers, { ...place, language: null }) ?? '')
  const value = String(valueIn(layers, place) ?? '')
  const title = translate(`policies.${policy.name}.title`)
  const standing = standingOf(policy, editor)
  const published = language ? layers.published.texts[language] : layers.published.values
  const gaps = gapsIn(value)
  const pageField = settings.schema.find(({ key }) => key === policy.page)
  const fact = (key: string) =>
    String(valueIn(layers, { key, language }) || valueIn(layers, { key, language: null }) || '')
  const begin = async () => {
    try {
      const texts = await readStartingTexts(language ?? settings.language)
      const shop = { name: fact('site_name'), email: fact('contact_email'), phone: fact('phone_no'), days }
      editor.change(place, texts[policy.name](shop))
      setRound(round + 1)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const takeBack = () => {
    editor.change(place, null)
    setRound(round + 1)
  }
  return (
    <Box id={`setting-${policy.text}`} sx={{ scrollMarginBlockStart: 96 }}>
      <Section
        title={title}
        action={<StatusChip tone={TONES[standing]} label={translate(`policies.standing.${standing}`)} />}
      >
        <Typography variant="body2" color="text.secondary">
          {translate(`policies.${policy.name}.text`)}
        </Typography>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5, minHeight: 44 }}
        >
          <ToggleChoice
            label={`${title} – ${translate('shell.language')}`}
            value={isSecond}
            choices={[
              { id: false, name: translate(`look.languages.${settings.language}`) },
              { id: true, name: translate(`look.languages.${settings.second_language}`) },
            ]}
            onChoose={setSecond}
          />
          <Box sx={{ flexGrow: 1 }} />
          {isChanged(layers, place) && (
            <Button size="small" startIcon={<UndoIcon />} onClick={takeBack} sx={{ minHeight: 44 }}>
              {translate('look.take_back')}
            </Button>
          )}
          {value === '' && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<StartIcon />}
              onClick={() => void begin()}
              sx={{ minHeight: 44 }}
            >
              {translate('policies.begin')}
            </Button>
          )}
          {Boolean(published?.[policy.text]) && (
            <ViewInShop href={`${language ? `/${language}` : ''}/${policy.name}`} />
          )}
        </Stack>
        <RichText
          key={`${language}-${round}`}
          label={translate('content.text')}
          value={value}
          onChange={(html) => editor.change(place, html)}
          rows={8}
          error={problemsOf(editor.problems, place)[0]?.[1]}
        />
        {language && value === '' && own !== '' && (
          <Typography variant="body2" color="text.secondary">
            {translate('policies.second_empty')}
          </Typography>
        )}
        {gaps.length > 0 && (
          <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
            {translate('policies.gaps')}
            <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5 }}>
              {gaps.map((gap) => (
                <li key={gap}>
                  <bdi>{gap}</bdi>
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {policy.page && pageField && (
          <Box sx={{ marginBlockStart: 2 }}>
            <ReferencePart
              field={pageField as never}
              value={valueIn(layers, { key: policy.page, language: null }) as number}
              onChange={(page) => editor.change({ key: policy.page, language: null }, page ?? 0)}
              path={policy.page}
              problems={editor.problems}
              locale={locale}
              banners={[]}
            />
            <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
              {translate(`policies.${policy.name}.page`)}
            </Typography>
          </Box>
        )}
      </Section>
    </Box>
  )
}
