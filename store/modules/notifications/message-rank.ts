import { isSecret } from './secret-messages.ts'

/** How the keys of messages begin that go to many, or for which nobody waits. */
const PATIENT = ['alert:', 'campaign:']

/** Which messages of a channel go first: 0 for codes and links that sign in, 1 for news of orders and accounts, 2 for the rest. */
export const messageRank = (key: string): 0 | 1 | 2 => {
  if (isSecret(key)) return 0
  return PATIENT.some((start) => key.startsWith(start)) ? 2 : 1
}
