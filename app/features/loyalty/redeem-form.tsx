import { Form, href, useNavigate } from 'react-router'
import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatPriceText } from '#app/ui/format.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import type { RedeemAnswer } from '#store-api/contract/account-data.ts'
import { IDEMPOTENCY_FIELD } from '#store-api/contract/idempotency.ts'
import { CouponCode } from './coupon-code.tsx'
import styles from './redeem-form.module.css'

export type RedeemResult = { redeemed: RedeemAnswer } | { problem: 'number' | 'failed'; typed: string }

const Redeemed = ({ code, amount }: RedeemAnswer) => {
  const { currency } = usePageSettings()
  const navigate = useNavigate()
  const use = async () => {
    if (!(await loadForTap(cart.read))) return
    cart.setCoupons([...new Set([...cart.coupons(), code])])
    await navigate(href('/cart'))
  }
  return (
    <Notice
      tone="success"
      title={m.loyalty_redeemed({ amount: formatPriceText(amount, currency) })}
      actions={
        <Button size="small" variant="tonal" onClick={() => void use()}>
          {m.loyalty_use()}
        </Button>
      }
      live
    >
      <CouponCode code={code} />
    </Notice>
  )
}

interface RedeemFormProps {
  balance: number
  xsrf: string
  /** of the form as it was loaded: sent twice it counts once */
  idempotencyKey: string
  result: RedeemResult | undefined
}

/** Turns points into the code of a coupon. */
export const RedeemForm = ({ balance, xsrf, idempotencyKey, result }: RedeemFormProps) => {
  const refused = result && 'problem' in result ? result : null
  const isSending = useSending(refused) !== null
  const problem = refused?.problem === 'number' && m.loyalty_problem_number({ most: formatNumber(balance) })
  return (
    <Card as="section" raised stack className={styles.redeem}>
      <h2>{m.loyalty_redeem_title()}</h2>
      <p className={styles.text}>{m.loyalty_redeem_text()}</p>
      {result && 'redeemed' in result && <Redeemed {...result.redeemed} />}
      {refused?.problem === 'failed' && (
        <Notice tone="error" live>
          {m.loyalty_problem_failed()}
        </Notice>
      )}
      {balance > 0 && (
        <Form key={balance} method="post" className={styles.form} noValidate>
          <input type="hidden" name="_xsrf" value={xsrf} />
          <input type="hidden" name={IDEMPOTENCY_FIELD} value={idempotencyKey} />
          <input type="hidden" name="intent" value="redeem" />
          <TextField
            className={styles.field}
            label={m.loyalty_redeem_field()}
            name="points"
            inputMode="numeric"
            latin
            required
            maxLength={12}
            defaultValue={refused?.typed ?? digits(balance)}
            error={problem || undefined}
          />
          <ActionFailure />
          <Button type="submit" variant="tonal" icon="redeem" loading={isSending}>
            {m.loyalty_redeem()}
          </Button>
        </Form>
      )}
    </Card>
  )
}
