import { useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import type { AddressInput, GeographyState } from '#store-api/contract/checkout.ts'
import { isSameAddress } from '#store-api/contract/same-address.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountSection } from '../account-section.tsx'
import type { FormAnswer } from '../form-answer.ts'
import { AddressForm, type AddressKind } from './address-form.tsx'
import styles from './addresses.module.css'

interface AddressesScreenProps {
  profile: CustomerProfile
  fields: Record<string, string>
  states: GeographyState[]
  xsrf: string
  answer?: FormAnswer
}

/** Nothing is delivered elsewhere, as far as is known. */
const isSame = ({ billing, shipping }: CustomerProfile): boolean =>
  !shipping.address_1 || isSameAddress(shipping, billing)

/** Who has no address yet need not write their name twice. */
const begun = (
  address: AddressInput,
  { first_name, last_name, mobile, email }: CustomerProfile,
): AddressInput =>
  address.address_1
    ? address
    : {
        ...address,
        first_name: address.first_name || first_name,
        last_name: address.last_name || last_name,
        phone: address.phone || mobile,
        email: address.email || email,
      }

/** Billing and delivery address, which the checkout fills in. */
export const AddressesScreen = ({ profile, fields, states, xsrf, answer }: AddressesScreenProps) => {
  const [same, setSame] = useState(answer && !answer.done ? answer.values.same === 'on' : isSame(profile))
  const form = (kind: AddressKind, own?: FormAnswer) => (
    <AddressForm
      kind={kind}
      address={begun({ email: '', ...profile[kind] }, profile)}
      fields={fields}
      states={states}
      answer={own && !own.done ? own : undefined}
    />
  )
  return (
    <Container narrow className={styles.screen}>
      <header>
        <h1>{m.account_addresses()}</h1>
        <p className={styles.lead}>{m.account_addresses_lead()}</p>
      </header>
      <AccountForm
        intent="addresses"
        xsrf={xsrf}
        answer={answer}
        draft={{ name: 'addresses', ofRecord: true }}
        submit={m.account_save()}
        done={m.account_addresses_saved()}
        keep
      >
        {(own) => (
          <>
            <AccountSection title={m.addresses_billing()}>{form('billing', own)}</AccountSection>
            <Checkbox
              name="same"
              label={m.account_same_address()}
              defaultChecked={same}
              onChange={({ currentTarget }) => setSame(currentTarget.checked)}
            />
            <div className={same ? styles.scripted : undefined}>
              <AccountSection title={m.addresses_delivery()}>{form('shipping', own)}</AccountSection>
            </div>
          </>
        )}
      </AccountForm>
    </Container>
  )
}
