import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { DraftConflictDialog } from '#admin/look/draft-conflict.tsx'
import { type LookEditor, useLook } from '#admin/look/use-look.ts'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { POLICIES, POLICY_KEYS } from './policy.ts'
import { isWaiting, PolicyCard } from './policy-card.tsx'

const DAYS = 'wc/v3/settings/products/ghab_return_days'

const PublishBar = ({ editor }: { editor: LookEditor }) => {
  const translate = useTranslate()
  const waits = POLICIES.some((policy) => isWaiting(policy, editor))
  const isWrong = Object.keys(editor.problems).length > 0
  const state = isWrong
    ? 'look.state.wrong'
    : editor.isSaving || editor.hasEdits
      ? 'look.state.saving'
      : waits
        ? 'policies.state.waiting'
        : 'policies.state.published'
  return (
    <SaveBar>
      <Typography variant="body2" role="status" sx={{ flexGrow: 1, paddingInlineStart: 1 }}>
        {translate(state)}
      </Typography>
      <Button
        variant="contained"
        disabled={!waits || editor.isSaving}
        onClick={() => void editor.publish(POLICY_KEYS)}
      >
        {translate('look.publish')}
      </Button>
    </SaveBar>
  )
}

const Editor = ({ editor, days }: { editor: LookEditor; days: number }) => {
  const translate = useTranslate()
  const asked = new URLSearchParams(useLocation().search).get('setting')
  useEffect(() => {
    if (asked) document.getElementById(`setting-${asked}`)?.scrollIntoView({ block: 'start' })
  }, [asked])
  return (
    <>
      <Alert severity="info">{translate('policies.about')}</Alert>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {POLICIES.map((policy) => (
          <PolicyCard key={policy.name} policy={policy} editor={editor} days={days} />
        ))}
      </Box>
      <PublishBar editor={editor} />
      <DraftConflictDialog editor={editor} />
    </>
  )
}

/** The shop's policies, written here or chosen among its pages; drafts are kept as somebody types. */
const PoliciesScreen = () => {
  const translate = useTranslate()
  const editor = useLook()
  const days = useQuery({
    queryKey: ['return-days'],
    queryFn: async ({ signal }) => Number((await call<{ value: string }>(DAYS, { signal })).json.value) || 0,
  })
  const query = {
    data: editor.settings && (days.data ?? (days.error ? 0 : undefined)),
    error: editor.failed,
    refetch: editor.refetch,
  }
  return (
    <SettingsPage title={translate('settings.places.policies.title')} width={820} query={query as never}>
      {(read) => <Editor editor={editor} days={read as number} />}
    </SettingsPage>
  )
}

export default PoliciesScreen
