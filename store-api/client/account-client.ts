import type {
  CodeAnswer,
  CustomerProfile,
  DeviceSession,
  ForgotPasswordAnswer,
  ResetPasswordRequest,
  SignedInAnswer,
  SignInRequest,
  SignUpRequest,
  UpdateCustomerRequest,
  VerifyCodeRequest,
} from '../contract/accounts.ts'
import { createStoreClient, type StoreClient } from './store-client.ts'
import { createTransport, type StoreClientOptions, StoreError } from './transport.ts'

/** The specification's calls refuse with `{ok: 0, error}` (spec §8). */
const orRefused = (error: unknown): ForgotPasswordAnswer => {
  if (error instanceof StoreError && error.code === 'refused') return { ok: 0, error: error.message }
  throw error
}

/**
 * What the signed-in ask a store for, and how they come to be. Apart from the rest, because a first visit needs none
 * of it. Every method rejects with {@link StoreError}.
 */
export const createAccountClient = (options: StoreClientOptions) => {
  const { send, sendJson, get, post } = createTransport(options)
  return {
    signIn: (body: SignInRequest) => post<SignedInAnswer>('/wp-json/ghab/v1/auth/sign-in', body),
    signUp: (body: SignUpRequest) => post<SignedInAnswer>('/wp-json/ghab/v1/auth/sign-up', body),
    requestCode: (mobile: string) => post<CodeAnswer>('/wp-json/ghab/v1/auth/otp/request', { mobile }),
    verifyCode: (body: VerifyCodeRequest) => post<SignedInAnswer>('/wp-json/ghab/v1/auth/otp/verify', body),
    resetPassword: (body: ResetPasswordRequest) =>
      post<SignedInAnswer>('/wp-json/ghab/v1/auth/reset-password', body),
    signOut: () => post<{ ok: true }>('/wp-json/ghab/v1/auth/sign-out', {}),
    sessions: () => get<DeviceSession[]>('/wp-json/ghab/v1/auth/sessions'),
    /** Signs one device out, or without an id all but this one. */
    endSessions: async (id?: string): Promise<void> => {
      await sendJson('DELETE', '/wp-json/ghab/v1/auth/sessions', { id })
    },
    /** Asks for a link to choose a new password (spec §7); what the store refuses is an answer too. */
    forgotPassword: (email: string): Promise<ForgotPasswordAnswer> =>
      get<ForgotPasswordAnswer>('/api/appusers/forgot_password/', { insecure: 'cool', email }).catch(
        orRefused,
      ),
    customer: () => get<CustomerProfile>('/wp-json/ghab/v1/customer/'),
    updateCustomer: async (body: UpdateCustomerRequest): Promise<CustomerProfile> =>
      (await sendJson('PUT', '/wp-json/ghab/v1/customer/', body)).json() as Promise<CustomerProfile>,
    /** Sends a picture, or with null takes it away. */
    changeAvatar: async (picture: Blob | null): Promise<CustomerProfile> => {
      const path = '/wp-json/ghab/v1/customer/avatar'
      const response = await send(path, picture ? { method: 'PUT', body: picture } : { method: 'DELETE' })
      return response.json() as Promise<CustomerProfile>
    },
    deleteCustomer: async (password: string): Promise<void> => {
      await sendJson('DELETE', '/wp-json/ghab/v1/customer', { password })
    },
  }
}

/** A store as the server asks it on behalf of somebody. */
export type CustomerStore = StoreClient & ReturnType<typeof createAccountClient>

export const createCustomerStore = (options: StoreClientOptions): CustomerStore => ({
  ...createStoreClient(options),
  ...createAccountClient(options),
})
