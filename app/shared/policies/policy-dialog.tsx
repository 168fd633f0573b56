import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { getLocale } from '#app/messages/paraglide/runtime.js'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { DialogPanel } from '#app/ui/overlays/dialog-panel.tsx'
import { drawApart } from '#app/ui/overlays/draw-apart.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { Prose } from '../content/prose.tsx'
import { localePrefix } from '../settings/root-data.ts'
import { browserStore } from '../store-client/store-client.ts'
import { findPolicy, type Policy, policyTitle } from './policies.ts'

const NothingWritten = ({ page }: { page: string | null }) => (
  <EmptyState icon="article" title={m.policies_empty_title()} text={m.policies_empty_text()}>
    {page && <Button render={<a href={page} />}>{m.policies_open_page()}</Button>}
  </EmptyState>
)

const PolicyText = ({ policy }: { policy: Policy }) => {
  const [settings, setSettings] = useState<AppSettings | 'failed' | null>(null)
  const load = useCallback(() => {
    setSettings(null)
    browserStore()
      .settings()
      .then(setSettings, () => setSettings('failed'))
  }, [])
  useEffect(load, [load])
  if (settings === null) {
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  }
  if (settings === 'failed') {
    return (
      <EmptyState icon="wifi_off" title={m.policies_failed_title()} text={m.ui_offline_text()}>
        <Button icon="refresh" onClick={load}>
          {m.ui_retry()}
        </Button>
      </EmptyState>
    )
  }
  const found = findPolicy(settings, policy)
  if (found && 'html' in found) return <Prose html={found.html} />
  const prefix = localePrefix(getLocale(), settings.locale)
  return <NothingWritten page={found && prefix + href('/page/:id', { id: String(found.page) })} />
}

const PolicyDialog = ({ policy, onGone }: { policy: Policy; onGone: () => void }) => {
  const [open, setOpen] = useState(true)
  return (
    <DialogPanel wide open={open} onOpenChange={setOpen} onGone={onGone} title={policyTitle(policy)}>
      <PolicyText policy={policy} />
    </DialogPanel>
  )
}

export const showPolicy = (policy: Policy): void =>
  drawApart((onGone) => <PolicyDialog policy={policy} onGone={onGone} />)
