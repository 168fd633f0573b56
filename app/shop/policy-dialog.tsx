import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { m } from '../messages/paraglide/messages.js'
import { getLocale } from '../messages/paraglide/runtime.js'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '../ui/feedback/skeleton.tsx'
import { DialogPanel } from '../ui/overlays/dialog-panel.tsx'
import { drawApart } from '../ui/overlays/draw-apart.ts'
import { findPolicy, type Policy, policyTitle } from './policies.ts'
import { Prose } from './prose.tsx'
import { localePrefix } from './root-data.ts'
import { browserStore } from './store-client.ts'

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
      <EmptyState icon="wifi_off" title={m.policies_failed_title()} text={m.policies_failed_text()}>
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
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <DialogPanel wide open={open} onOpenChange={setOpen} onGone={onGone} title={policyTitle(policy)}>
      <PolicyText policy={policy} />
    </DialogPanel>
  )
}

export const showPolicy = (policy: Policy): void =>
  drawApart((onGone) => <PolicyDialog policy={policy} onGone={onGone} />)
