import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { isolate } from '#app/shared/cart/coupon-refusals.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { isSameCode } from '#common/coupon-code.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './coupon-box.module.css'
import type { useCoupons } from './quote/use-coupons.ts'

interface CouponBoxProps {
  codes: string[]
  quote: Quote | null
  coupons: ReturnType<typeof useCoupons>
}

const CouponRow = ({ code, quote, coupons }: CouponBoxProps & { code: string }) => {
  const { currency } = usePageSettings()
  const same = (one: { code: string }) => isSameCode(one.code, code)
  const applied = quote?.coupons.find(same)
  const refused = quote?.refused_coupons.find(same)
  return (
    <li className={styles.coupon} data-refused={refused ? true : undefined}>
      <Icon name={refused ? 'error-fill' : 'sell-fill'} size={20} />
      <div className={styles.texts}>
        <bdi className={styles.code}>{code}</bdi>
        {refused && <p className={styles.reason}>{coupons.describeRefusal(refused)}</p>}
        {applied?.free_shipping && <p className={styles.note}>{m.cart_coupon_free_shipping()}</p>}
      </div>
      {applied && Number(applied.discount) > 0 && (
        <span className={styles.discount}>
          <Amount amount={`-${applied.discount}`} currency={currency} />
        </span>
      )}
      <IconButton
        icon="close"
        size="small"
        label={m.cart_coupon_remove({ code: isolate(code) })}
        onClick={() => coupons.remove(code)}
      />
    </li>
  )
}

/** The codes that count, each with what it saves, and room for one more. */
export const CouponBox = (props: CouponBoxProps) => {
  const { codes, coupons } = props
  const settings = usePageSettings()
  const person = customer.use()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await coupons.apply(text)) setText('')
  }
  return (
    <Card as="section" className={styles.box} aria-labelledby="coupon-title">
      <h2 className={styles.title} id="coupon-title">
        {m.cart_coupon()}
      </h2>
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map((code) => (
            <CouponRow key={code} code={code} {...props} />
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          className={styles.field}
          label={m.cart_coupon()}
          hideLabel
          latin
          icon="sell"
          placeholder={m.cart_coupon_placeholder()}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            coupons.clearError()
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-invalid={coupons.error ? true : undefined}
          aria-describedby="coupon-error"
        />
        <Button type="submit" variant="tonal" loading={coupons.isTrying}>
          {m.ui_apply()}
        </Button>
      </form>
      <div className={styles.error} aria-live="polite">
        <FieldError id="coupon-error" error={coupons.error} />
      </div>
      {settings.enable_wp_point_reward && person && (
        <ShopLink to={href('/reward-points')} className={styles.points}>
          <Icon name="redeem" size={20} />
          {m.cart_points()}
        </ShopLink>
      )}
    </Card>
  )
}
