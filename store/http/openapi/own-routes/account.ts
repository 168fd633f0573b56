import { z } from 'zod'
import * as account from '#store-api/contract/account-data.ts'
import * as accounts from '#store-api/contract/accounts.ts'
import * as alerts from '#store-api/contract/alerts.ts'
import * as campaigns from '#store-api/contract/campaigns.ts'
import * as push from '#store-api/contract/push.ts'
import * as security from '#store-api/contract/security.ts'
import { customer, everybody, file, manager, type OwnRoute } from './own-route.ts'

/** Signing in, and what somebody has in the shop: their data, points, alerts and wish list. */
export const ACCOUNT: Record<string, OwnRoute> = {
  'POST alerts': everybody('Ask to be told when a product is back or cheaper', { body: alerts.alertRequest }),
  'POST alerts/stop': everybody('Stop alerts', { body: alerts.stopAlertsRequest }),
  'GET auth/second-factor': customer('Read the own second factor', { answer: security.secondFactor }),
  'POST auth/second-factor/challenge': everybody('Ask what a challenge wants', {
    body: security.challengeRequest,
    answer: security.challengeAnswer,
  }),
  'POST auth/second-factor/verify': everybody('Finish a sign-in by the second factor', {
    body: security.verifyChallengeRequest,
  }),
  'POST auth/second-factor/totp': customer('Begin to set an authenticator app up', {
    answer: security.totpSetup,
  }),
  'PUT auth/second-factor/totp': customer('Take the authenticator app by its code', {
    body: security.finishTotpRequest,
    answer: security.secondFactorChanged,
  }),
  'DELETE auth/second-factor/totp': customer('Remove the authenticator app', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/second-factor/passkeys/options': customer('Begin to add a passkey', {
    answer: security.passkeySetup,
  }),
  'POST auth/second-factor/passkeys': customer('Add a passkey', {
    body: security.finishPasskeyRequest,
    answer: security.secondFactorChanged,
  }),
  'DELETE auth/second-factor/passkeys/:id': customer('Remove a passkey', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/second-factor/recovery-codes': customer('Make new recovery codes', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/sessions/confirm': customer('Show again whose the session is', {
    body: security.confirmRequest,
    answer: security.confirmed,
  }),
  'POST auth/sessions/confirm/options': customer('Ask how to show whose the session is', {
    answer: security.confirmOptions,
  }),
  'POST auth/sign-in': everybody('Sign in with a password', { body: accounts.signInRequest }),
  'POST auth/sign-up': everybody('Sign up', { body: accounts.signUpRequest, answer: accounts.signUpAnswer }),
  'POST auth/sign-up/resend': everybody('Have the code of a sign-up sent again', {
    body: accounts.repeatSignUpRequest,
  }),
  'POST auth/sign-up/verify': everybody('Finish a sign-up', { body: accounts.verifySignUpRequest }),
  'POST auth/otp/request': everybody('Have a code sent to a mobile number', {
    body: accounts.codeRequest,
    answer: accounts.codeAnswer,
  }),
  'POST auth/otp/verify': everybody('Sign in with a code', { body: accounts.verifyCodeRequest }),
  'POST auth/reset-password': everybody('Choose a password by a link', {
    body: accounts.resetPasswordRequest,
  }),
  'POST auth/sign-out': everybody('End the session'),
  'GET auth/sessions': customer('List the sessions of the account'),
  'DELETE auth/sessions': customer('End one session, or all others', { body: accounts.endSessionsRequest }),
  'GET customer': customer('Read the account'),
  'PUT customer': customer('Change the account', { body: accounts.updateCustomerRequest }),
  'DELETE customer': customer('Delete the account', { body: accounts.deleteCustomerRequest }),
  'POST customer/email-code': customer('Have a code sent to a new e-mail address', {
    body: accounts.emailCodeRequest,
  }),
  'POST customer/identity-code': customer('Have a code sent that proves the owner', {
    body: accounts.identityCodeRequest,
  }),
  'POST customer/mobile-code': customer('Have a code sent to a new mobile number', {
    body: accounts.codeRequest,
  }),
  'PUT customer/avatar': customer('Change the picture', { body: file, types: ['image/*'] }),
  'DELETE customer/avatar': customer('Remove the picture'),
  'GET customer/export': customer('Download all that the shop keeps of the account'),
  'GET downloads': customer('List what may be downloaded'),
  'GET downloads/:token/file': customer('Download a file'),
  'GET notifications': customer('List notifications'),
  'PUT notifications': customer('Mark notifications as seen', { body: account.seenRequest }),
  'POST notifications': manager('Send customers an offer', {
    body: account.offerRequest,
  }),
  'GET points': customer('Read the points of the account', { query: account.pointsQuery }),
  'POST points/redeem': customer('Make a coupon of points', { body: account.redeemRequest }),
  'GET push/key': customer('Read the key that push messages are signed with'),
  'POST push/subscriptions': customer('Have push messages sent to a browser', {
    body: push.pushSubscription,
  }),
  'DELETE push/subscriptions': customer('End push messages', { body: push.pushUnsubscription }),
  'GET scratch-cards': manager('List scratch cards that were given out', {
    query: campaigns.campaignsQuery,
    answer: z.array(campaigns.scratchCards),
  }),
  'DELETE scratch-cards/:code': manager('Take back what was not scratched', {
    answer: campaigns.takenBack,
  }),
  'GET wish-list': customer('Read the wish list'),
  'PUT wish-list': customer('Add to the wish list and remove from it', { body: account.wishRequest }),
}
