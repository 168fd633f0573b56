import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { toast } from '#app/ui/overlays/toast.ts'
import styles from './coupon-code.module.css'

const copy = async (code: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(code)
    toast(m.loyalty_copied(), { tone: 'success' })
  } catch {
    toast(m.loyalty_not_copied(), { tone: 'error' })
  }
}

/** A coupon's code, to be taken along. */
export const CouponCode = ({ code }: { code: string }) => (
  <span className={styles.code}>
    <code dir="ltr" className={styles.text}>
      {code}
    </code>
    <IconButton icon="content_copy" label={m.loyalty_copy({ code })} onClick={() => void copy(code)} />
  </span>
)
