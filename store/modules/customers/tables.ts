import type { Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'

export interface BillingAddress {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  /** a province code of data/countries, e.g. THR */
  state: string
  postcode: string
  /** ISO 3166-1 alpha-2 */
  country: string
  email: string
  phone: string
}
export type ShippingAddress = Omit<BillingAddress, 'email' | 'phone'> & { phone?: string }

export interface CustomersTable {
  id: Generated<number>
  /** '' for who signed up with a code; unique otherwise, lower case */
  email: string
  /** 1 once a mailed code or link has proved it */
  email_proved: Generated<number>
  username: string
  /** argon2id; null when only a one-time code signs in */
  password_hash: string | null
  /** customer, wholesale_customer, vendor, shop_manager, administrator, subscriber */
  role: string
  first_name: string
  last_name: string
  /** '' for none, otherwise unique */
  mobile: string
  /** 0 for a number that the staff entered, until a code has proved it */
  mobile_proved: Generated<number>
  avatar_id: number | null
  billing: Json<BillingAddress>
  shipping: Json<ShippingAddress>
  is_paying_customer: number
  meta_data: Json<{ id: number; key: string; value: unknown }[]>
  /** since when they are kept out; null for who is not */
  blocked_at: Generated<number | null>
  /** why, in the words of who keeps them out; '' for who is not */
  blocked_reason: Generated<string>
  created_at: number
  updated_at: number
}

/** Consumer keys of `wc/v3`: the key is stored as SHA-256 only, its last seven characters for display. */
export interface ApiKeysTable {
  id: Generated<number>
  customer_id: number
  description: string
  /** read, write, read_write */
  permissions: string
  consumer_key_hash: string
  /** encrypted, not hashed, because OAuth 1.0a signs with it */
  consumer_secret: string
  truncated_key: string
  last_access_at: number | null
  created_at: number
}

/** Nonces of requests that were signed with consumer keys. */
export interface OAuthNoncesTable {
  /** SHA-256 of the key's id and the nonce */
  hash: string
  /** when what is signed with it is too old to be taken */
  expires_at: number
}

/** Passwords of other programs: stored as SHA-256 only, because 142 random bits are not guessed. */
export interface ApplicationPasswordsTable {
  uuid: string
  customer_id: number
  /** a UUID that the program gave itself, '' for none */
  app_id: string
  name: string
  password_hash: string
  last_used_at: number | null
  created_at: number
}

/** A device that is signed in. The token is stored as SHA-256 only; `id` names the session where it is shown. */
export interface SessionsTable {
  token_hash: string
  id: string
  customer_id: number
  user_agent: string
  /** the customer's when it was opened; with another role it has ended */
  role: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** when it was shown last whose it is: by signing in, a password, a passkey or a code */
  confirmed_at: Generated<number>
  /** as throttles count it, '' for none */
  client_ip: Generated<string>
}

/** What somebody shows beside their password; who has no row, or one without a secret, and no passkey has none. */
export interface SecondFactorsTable {
  customer_id: number
  /** of the authenticator app, encrypted; '' for none */
  totp_secret: string
  /** the time step of the last code that was taken: it is taken once, and none before it */
  totp_last_step: number
  /** keyed hashes of those that are left */
  recovery_codes: Json<string[]>
  updated_at: number
}

export interface PasskeysTable {
  /** as the authenticator names it, base64url */
  id: string
  customer_id: number
  name: string
  /** base64url */
  public_key: string
  counter: number
  transports: Json<string[]>
  /** the host that it is for */
  rp_id: string
  created_at: number
  last_used_at: number | null
}

/** What waits for a second factor, or for one to be set up. The token is stored as SHA-256 only. */
export interface ChallengesTable {
  token_hash: string
  purpose: ChallengePurpose
  customer_id: number
  /** of the browser that it was given to */
  browser_hash: string
  /** what is to be signed by a passkey, or the encrypted secret of an app that is being set up */
  data: string
  tries: number
  created_at: number
  expires_at: number
}

export type ChallengePurpose =
  /** the first factor was right */
  | 'sign-in'
  /** a session shows again whose it is */
  | 'confirm'
  /** an authenticator app is set up */
  | 'totp'
  /** a passkey is added */
  | 'passkey'

/** The last code asked for by a mobile number or an e-mail address, for one purpose. */
export interface OneTimeCodesTable {
  /** names it in events; another one each time that a code is asked for */
  id: string
  purpose: CodePurpose
  /** mobile number or e-mail address */
  contact: string
  /** '' until it was made and put into the outbox */
  code_hash: string
  created_at: number
  expires_at: number
}

/** What a one-time code proves: it fits nothing else. */
export type CodePurpose =
  /** that a number may sign in or up */
  | 'sign-in'
  /** that a new number or e-mail address of an account is theirs */
  | 'new-contact'
  /** that who asks for a grave change is the owner of the account, by its present number or e-mail address */
  | 'identity'

/** Wrong codes so far, by who tried: a stranger's tries leave the owner theirs. */
export interface OneTimeCodeTriesTable {
  purpose: CodePurpose
  contact: string
  /** an IP address or a session */
  asker: string
  tries: number
  expires_at: number
}

/** IP addresses that an account was signed in from, hashed together with the account. */
export interface KnownAddressesTable {
  customer_id: number
  address_hash: string
  seen_at: number
}

/** Links that set a new password, once; the token is stored as SHA-256 only. */
export interface PasswordResetsTable {
  token_hash: string
  customer_id: number
  created_at: number
  expires_at: number
}

/** The contacts of an account before a change, stored until its owner was notified there. */
export interface SecurityNoticesTable {
  id: string
  customer_id: number
  /** encrypted, '' for none */
  email: string
  /** encrypted, '' for none */
  mobile: string
  created_at: number
}

/** Accounts that wait for the code that was mailed to their e-mail address; the token is stored as SHA-256 only. */
export interface SignUpsTable {
  token_hash: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  /** '' until the code was made and put into the outbox, and for ever where the e-mail address has an account */
  code_hash: string
  /** wrong codes so far */
  tries: number
  /** when the last code was asked for */
  asked_at: number
  expires_at: number
}

/** Links by which a shop gets its first administrator, as hashes; they go with it. */
export interface SetupLinksTable {
  token_hash: string
  created_at: number
}

/** What those who run the shop note about a customer. */
export interface CustomerNotesTable {
  id: Generated<number>
  customer_id: number
  author: string
  note: string
  created_at: number
}
