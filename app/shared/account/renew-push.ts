import { currentPush, pushCustomer } from '#app/device/push.ts'
import { browserAccount } from './browser-account.ts'

/**
 * A subscription belongs to a session: that of before may have ended, and with it the messages. Only who turned them on
 * gets them in this browser.
 */
export const renewPush = async (customerId: number): Promise<void> => {
  const subscription = await currentPush()
  if (subscription && (await pushCustomer()) === customerId)
    await browserAccount().subscribePush(subscription)
}
