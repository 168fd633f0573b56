import { data } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Unsent } from '../forms/send-form.ts'

/** The file is no picture, or too large. */
const isFault = ({ status }: StoreError): boolean => status === 400 || status === 413

/**
 * What came of sending a receipt: `refused` is the file's fault, or the order takes none any more and shows no form for it;
 * {@link Unsent} can be tried again. One that was taken before came by a try that seemed too slow.
 * @throws what is no refusal of the store's, and that the session has ended
 */
export const sendReceipt = async (send: () => Promise<unknown>) => {
  try {
    await send()
    return 'sent'
  } catch (error) {
    if (!(error instanceof StoreError) || error.status === 401) throw error
    if (error.code === 'receipt_taken') return 'sent'
    if (isFault(error) || error.code === 'receipt_not_expected') return 'refused'
    const unsent: Unsent = {
      unsent: error.status === 429 ? 'throttled' : 'failed',
      intent: 'receipt',
      id: '',
    }
    return data(unsent, { status: 503 })
  }
}
