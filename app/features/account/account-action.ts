import type { CustomerStore } from '#store-api/client/account-client.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import { doneForm, type FormAnswer, refusedForm, typedValues } from './form-answer.ts'

const wrong = (form: FormData, problems: Record<string, string>): FormAnswer => ({
  ...doneForm(form),
  done: false,
  values: typedValues(form),
  problems,
})

/** The owner, and a new number or e-mail address, get their codes at once; what was typed stays. */
const askForProofs = async (
  store: CustomerStore,
  form: FormData,
  answer: FormAnswer,
): Promise<FormAnswer> => {
  const { values } = answer
  const ways = {
    email_code: () => store.requestEmailCode(values.email ?? ''),
    code: () => store.requestMobileCode(values.mobile ?? ''),
    identity_code: () => store.requestIdentityCode(),
  }
  const problems = { ...answer.problems }
  let failure = answer.failure
  for (const name of ['identity_code', 'email_code', 'code'] as const) {
    if (problems[name] !== 'code_required') continue
    try {
      await ways[name]()
    } catch (error) {
      // one that was sent a moment ago is still good
      if (error instanceof StoreError && error.code === 'too_soon') continue
      const refused = refusedForm(error, form)
      delete problems[name]
      Object.assign(problems, refused.problems)
      failure ??= refused.failure
    }
  }
  return { ...answer, problems, failure }
}

/** Does what a form of the account screen asks for. */
export const changeAccount = async (store: CustomerStore, form: FormData): Promise<FormAnswer> => {
  const text = (name: string) => String(form.get(name) ?? '')
  const given = (name: string) => text(name).trim() || undefined
  const proof = { current_password: given('current_password'), identity_code: given('identity_code') }
  // the owner would rather have a code than type the password
  if (form.has('instead')) return askForProofs(store, form, wrong(form, { identity_code: 'code_required' }))
  try {
    switch (text('intent')) {
      case 'profile':
        await store.updateCustomer({
          first_name: text('first_name'),
          last_name: text('last_name'),
          email: given('email'),
          email_code: given('email_code'),
          mobile: text('mobile').trim(),
          code: given('code'),
          ...proof,
        })
        break
      case 'avatar': {
        const picture = form.get('avatar')
        if (!(picture instanceof File) || picture.size === 0) return wrong(form, { avatar: 'not_a_picture' })
        await store.changeAvatar(picture)
        break
      }
      case 'remove-avatar':
        await store.changeAvatar(null)
        break
      case 'password':
        await store.updateCustomer({ ...proof, password: text('password') })
        break
      case 'end-session':
        await store.endSessions(text('id'))
        break
      case 'end-others':
        await store.endSessions()
        break
      case 'delete':
        if (form.get('confirm') !== 'on') return wrong(form, { confirm: 'not_confirmed' })
        await store.deleteCustomer({ password: text('password'), identity_code: proof.identity_code })
        break
      default:
        return { ...wrong(form, {}), failure: 'failed' }
    }
    return doneForm(form)
  } catch (error) {
    return askForProofs(store, form, refusedForm(error, form))
  }
}
