import { generateSecret, generateURI, verify } from 'otplib/functional'

/** seconds that a code is shown; one step earlier or later is taken too, for clocks that differ */
const STEP = 30
const CODE = /^\d{6}$/

/** 160 random bits, in base32 as apps take it. */
export const makeTotpSecret = (): string => generateSecret()

/** What an app reads from the QR code. */
export const totpUri = (secret: string, { shop, account }: { shop: string; account: string }): string =>
  generateURI({ issuer: shop.replaceAll(':', ' ').trim() || 'Shop', label: account, secret })

/** The time step of a code that is right now; null for a wrong one. */
export const stepOfCode = async (secret: string, code: string, now: number): Promise<number | null> => {
  if (!CODE.test(code)) return null
  const checked = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    epochTolerance: STEP,
  })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
