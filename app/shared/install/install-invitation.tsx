import { installInvitation } from '#app/device/install.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { FloatingBar } from '#app/ui/layout/floating-bar.tsx'
import styles from './install-invitation.module.css'

/** Over the page's end, shown once in the life of a device; it takes no focus and covers nothing that is typed into. */
export const InstallInvitation = () => {
  const invitation = installInvitation.use()
  if (!invitation) return null
  const install = () => {
    installInvitation.close()
    if (invitation.kind === 'prompt') void invitation.prompt.prompt()
  }
  return (
    <FloatingBar label={m.pwa_install_title()} className={styles.invitation}>
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <div className={styles.words}>
        <p className={styles.title}>{m.pwa_install_title()}</p>
        <p>{invitation.kind === 'ios' ? m.pwa_install_ios() : m.pwa_install_text()}</p>
      </div>
      {invitation.kind === 'prompt' && (
        <Button size="small" className={styles.install} onClick={install}>
          {m.pwa_install()}
        </Button>
      )}
      <IconButton icon="close" label={m.ui_close()} onClick={installInvitation.close} />
    </FloatingBar>
  )
}
