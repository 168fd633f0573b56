import { Alert, Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BooleanInput,
  Form,
  type HttpError,
  maxLength,
  required,
  TextInput,
  Title,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { call } from '#admin/api/call.ts'
import { newKey } from '#admin/api/idempotency-key.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { BackTo } from '#admin/shared/back-to.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { ToggleChoice } from '#admin/shared/inputs/toggle-choice.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useLate } from '#admin/shared/use-late.ts'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { type CampaignAnswer, CHANNELS } from '#store-api/contract/campaigns.ts'
import {
  BLANK,
  type CampaignForm,
  campaignBody,
  formOf,
  hasCards,
  hasTranslation,
  missingWords,
  otherOf,
  type Preview,
  problemsOf,
  segmentOf,
} from './campaign.ts'
import { PhonePreview } from './phone-preview.tsx'
import { SegmentFields } from './segment-fields.tsx'

const usePreview = (form: CampaignForm) => {
  const target = useLate(JSON.stringify({ channel: form.channel, segment: segmentOf(form) }))
  return useQuery({
    queryKey: ['campaigns', 'preview', target],
    queryFn: async ({ signal }) => {
      const options = { method: 'POST' as const, body: JSON.parse(target), signal }
      return (await call<Preview>('ghab/v1/campaigns/preview', options)).json
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const Words = ({ isOther = false }: { isOther?: boolean }) => {
  const translate = useTranslate()
  const prefix = isOther ? 'other_' : ''
  const needed = (name: 'title' | 'text') =>
    isOther ? (_: unknown, form: CampaignForm) => missingWords(form)[`other_${name}`] : required()
  return (
    <>
      <TextInput
        source={`${prefix}title`}
        label={translate('campaigns.fields.title')}
        validate={[needed('title'), maxLength(200)]}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <TextInput
        source={`${prefix}text`}
        label={translate('campaigns.fields.text')}
        validate={[needed('text'), maxLength(2000)]}
        multiline
        minRows={4}
        helperText={isOther ? false : 'campaigns.placeholders'}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </>
  )
}

const Fields = () => {
  const translate = useTranslate()
  const { homeLocale, timezone } = useBoot()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { setValue, setError, handleSubmit } = useFormContext<CampaignForm>()
  const { isSubmitting } = useFormState()
  const form = formOf(useWatch<CampaignForm>())
  const { data: preview, isFetching } = usePreview(form)
  const [isOther, setOther] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [key] = useState(newKey)
  const count = preview?.count ?? 0
  const isCard = hasCards(form.channel) && form.kind === 'scratch'
  const other = otherOf(homeLocale)
  const showWords = (wrong: object) => {
    if ('title' in wrong || 'text' in wrong) setOther(false)
    else if ('other_title' in wrong || 'other_text' in wrong) setOther(true)
  }
  const send = handleSubmit(async (typed) => {
    setProblems([])
    try {
      const body = campaignBody(formOf(typed), timezone)
      const { json } = await call<CampaignAnswer>('ghab/v1/campaigns', { method: 'POST', body, key })
      notify(json.status === 'scheduled' && typed.isLater ? 'campaigns.planned' : 'campaigns.sent', {
        type: 'info',
      })
      refresh()
      redirect('edit', 'campaigns', json.id)
    } catch (error) {
      const { message, body } = error as HttpError
      const { fields, others } = problemsOf(body ?? {})
      for (const [field, text] of Object.entries(fields)) {
        setError(field as keyof CampaignForm, { message: text })
      }
      showWords(fields)
      setProblems(others)
      notify(message, { type: 'error', messageArgs: { _: message } })
    } finally {
      setAsking(false)
    }
  })
  const words = isOther
    ? { title: form.other_title, text: form.other_text, language: other }
    : { title: form.title, text: form.text, language: homeLocale }
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Section title={translate('campaigns.channel')}>
            <ToggleButtonGroup
              exclusive
              value={form.channel}
              onChange={(_, chosen) => chosen && setValue('channel', chosen, { shouldDirty: true })}
              aria-label={translate('campaigns.channel')}
              sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { minHeight: 44, paddingInline: 2 } }}
            >
              {CHANNELS.map((one) => (
                <ToggleButton key={one} value={one}>
                  {translate(`campaigns.channels.${one}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 1 }}>
              {translate(`campaigns.channel_help.${form.channel}`)}
            </Typography>
          </Section>
          <Section title={translate('campaigns.whom')}>
            <SegmentFields />
            <Alert
              severity={count > 0 ? 'success' : 'warning'}
              aria-live="polite"
              sx={{ marginBlockStart: 1 }}
            >
              {translate('campaigns.reaches', { smart_count: count, shown: formatNumber(count) })}
            </Alert>
          </Section>
          <Section
            title={translate('campaigns.words')}
            action={
              hasTranslation(form.channel) && (
                <ToggleChoice
                  label={translate('shell.language')}
                  value={isOther}
                  choices={[
                    { id: false, name: translate(`campaigns.languages.${homeLocale}`) },
                    { id: true, name: translate(`campaigns.languages.${other}`) },
                  ]}
                  onChoose={setOther}
                />
              )
            }
          >
            <Box hidden={isOther && hasTranslation(form.channel)}>
              <Words />
            </Box>
            <Box hidden={!isOther || !hasTranslation(form.channel)}>
              <Typography variant="body2" color="text.secondary">
                {translate(`campaigns.translation_help.${form.channel === 'mail' ? 'mail' : 'inbox'}`)}
              </Typography>
              <Words isOther />
            </Box>
            {hasCards(form.channel) && (
              <>
                <TextInput
                  source="code"
                  label={translate('campaigns.fields.code')}
                  helperText={isCard ? 'campaigns.code_needed' : false}
                  validate={isCard ? required() : undefined}
                  slotProps={{ htmlInput: { dir: 'ltr' } }}
                />
                <BooleanInput
                  source="kind"
                  label={translate('campaigns.scratch')}
                  format={(kind) => kind === 'scratch'}
                  parse={(on) => (on ? 'scratch' : 'offer')}
                  helperText={false}
                />
              </>
            )}
          </Section>
          <Section title={translate('campaigns.when')}>
            <BooleanInput source="isLater" label={translate('campaigns.later')} helperText={false} />
            {form.isLater && (
              <DateInput
                source="send_at"
                label={translate('campaigns.at')}
                withTime
                validate={required()}
                helperText={translate('campaigns.at_help', { zone: timezone })}
              />
            )}
          </Section>
        </Stack>
        <Box sx={{ position: { md: 'sticky' }, insetBlockStart: 80 }}>
          <Section title={translate('campaigns.preview')}>
            <PhonePreview
              channel={form.channel}
              isCard={isCard}
              code={form.code.trim()}
              name={preview?.sample[0]?.name || translate('campaigns.somebody')}
              {...words}
            />
          </Section>
        </Box>
      </Box>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {problems.map((text) => (
            <Typography key={text} variant="body2">
              {translate(text, { _: text })}
            </Typography>
          ))}
        </Alert>
      )}
      <SaveBar>
        <Button
          variant="contained"
          disabled={isSubmitting || isFetching || count === 0}
          onClick={handleSubmit(() => setAsking(true), showWords)}
        >
          {translate(form.isLater ? 'campaigns.plan' : 'campaigns.send')}
        </Button>
      </SaveBar>
      <FormDialog
        title={translate('campaigns.sure')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={translate(form.isLater ? 'campaigns.plan' : 'campaigns.send')}
        onAction={send}
        isBusy={isSubmitting}
      >
        <Typography>
          {translate(`campaigns.sure_text.${form.channel}`, {
            smart_count: count,
            shown: formatNumber(count),
          })}
        </Typography>
      </FormDialog>
    </>
  )
}

/** A message for many customers. */
const CampaignCreate = () => {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'scratch' ? 'scratch' : 'offer'
  return (
    <>
      <Title title={translate('campaigns.new')} />
      <BackTo to="/campaigns" label={translate('campaigns.menu')} />
      <Typography variant="h1" component="h1" sx={{ marginBlockEnd: 2 }}>
        {translate('campaigns.new')}
      </Typography>
      <Form record={{ ...BLANK, kind }} noValidate {...WARNS_OF_UNSAVED}>
        <Fields />
      </Form>
    </>
  )
}

export default CampaignCreate
