import { useEffect, useRef, useState } from 'react'
import {
  currentPush,
  notePushCustomer,
  type PushState,
  pushCustomer,
  readPushState,
  startPush,
  stopPush,
} from '#app/device/push.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import { renewPush } from '#app/shared/account/renew-push.ts'
import { Switch } from '#app/ui/forms/choice.tsx'
import { toast } from '#app/ui/overlays/toast.ts'
import { Setting } from './setting.tsx'
import styles from './settings.module.css'

const HINTS: Record<PushState, () => string> = {
  unsupported: m.settings_push_unsupported,
  denied: m.settings_push_denied,
  on: m.settings_push_on,
  off: m.settings_push_off,
}

/** The shop has to know of it, or this browser goes on as it was. */
const turnOn = async (customerId: number): Promise<void> => {
  const { public_key } = await browserAccount().pushKey()
  const subscription = await startPush(public_key)
  if (!subscription) return
  try {
    await browserAccount().subscribePush(subscription)
    await notePushCustomer(customerId)
  } catch (error) {
    await stopPush()
    throw error
  }
}

const turnOff = async (): Promise<void> => {
  const endpoint = await stopPush()
  if (endpoint) await browserAccount().unsubscribePush(endpoint)
}

/** Where an earlier version has not noted who turned messages on, it is who looks at the switch. */
const renew = async (customerId: number): Promise<void> => {
  if ((await currentPush()) && (await pushCustomer()) === null) await notePushCustomer(customerId)
  await renewPush(customerId)
}

const usePush = (customerId: number) => {
  const [state, setState] = useState<PushState | null>(null)
  const [shown, setShown] = useState<boolean | null>(null)
  const wanted = useRef<boolean | null>(null)
  const read = () => readPushState(customerId).then(setState, () => setState('unsupported'))
  useEffect(() => {
    void readPushState(customerId).then(setState, () => setState('unsupported'))
    renew(customerId).catch((error) => console.info('web push', error))
  }, [customerId])
  const follow = async () => {
    let done: boolean | null = null
    while (done !== wanted.current) {
      done = wanted.current
      try {
        await (done ? turnOn(customerId) : turnOff())
      } catch (error) {
        console.info('web push', error)
        toast(m.settings_push_failed())
      }
    }
    wanted.current = null
    await read()
    setShown(null)
  }
  /** What is pressed while the last press is still being followed is done next. */
  const change = (on: boolean) => {
    const isFollowing = wanted.current !== null
    wanted.current = on
    setShown(on)
    if (!isFollowing) void follow()
  }
  return { state, isOn: shown ?? state === 'on', change }
}

/** Whether this device gets push messages about a customer's orders. */
export const PushSwitch = ({ customerId }: { customerId: number }) => {
  const { state, isOn, change } = usePush(customerId)
  const able = state === 'on' || state === 'off'
  return (
    <Setting icon="notifications">
      <Switch
        label={m.settings_push()}
        hint={state ? HINTS[state]() : undefined}
        checked={isOn}
        disabled={!able}
        onChange={({ target }) => change(target.checked)}
        className={styles.switch}
      />
    </Setting>
  )
}
