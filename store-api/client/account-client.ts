import type {
  Download,
  Notifications,
  Points,
  RedeemAnswer,
  Wish,
  WishRequest,
} from '../contract/account-data.ts'
import type {
  CodeAnswer,
  CustomerProfile,
  DeleteCustomerRequest,
  DeviceSession,
  EmailCodeAnswer,
  ForgotPasswordAnswer,
  IdentityCodeAnswer,
  ResetPasswordRequest,
  SignedInAnswer,
  SignInRequest,
  SignUpAnswer,
  SignUpRequest,
  UpdateCustomerRequest,
  VerifyCodeRequest,
  VerifySignUpRequest,
} from '../contract/accounts.ts'
import type { Order, OrderSummary, ReorderAnswer } from '../contract/orders.ts'
import type { PushKeyAnswer } from '../contract/push.ts'
import type { OwnReviews, ReviewRights } from '../contract/reviews.ts'
import type { ChallengeAnswer, VerifyChallengeRequest } from '../contract/security.ts'
import type {
  VendorDashboard,
  VendorOrder,
  VendorOrderSummary,
  VendorProduct,
  VendorProductsQuery,
} from '../contract/vendor-dashboard.ts'
import { createStoreClient, type StoreClient } from './store-client.ts'
import { createTransport, type Query, type StoreClientOptions, StoreError } from './transport.ts'

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
  const { send, sendJson, get, list, post, postOnce } = createTransport(options)
  /** the URL of a PUT has its slash from the specification (spec §7) */
  const put = async <T>(path: string, body: unknown): Promise<T> =>
    (await sendJson('PUT', path, body)).json() as Promise<T>
  return {
    signIn: (body: SignInRequest) => post<SignedInAnswer>('/wp-json/ghab/v1/auth/sign-in', body),
    /** Asks for an account. It is made by the code that is mailed. */
    signUp: (body: SignUpRequest) => post<SignUpAnswer>('/wp-json/ghab/v1/auth/sign-up', body),
    repeatSignUp: (sign_up: string) =>
      post<SignUpAnswer>('/wp-json/ghab/v1/auth/sign-up/resend', { sign_up }),
    verifySignUp: (body: VerifySignUpRequest) =>
      post<SignedInAnswer>('/wp-json/ghab/v1/auth/sign-up/verify', body),
    requestCode: (mobile: string) => post<CodeAnswer>('/wp-json/ghab/v1/auth/otp/request', { mobile }),
    verifyCode: (body: VerifyCodeRequest) => post<SignedInAnswer>('/wp-json/ghab/v1/auth/otp/verify', body),
    /** What a challenge wants, for the browser that it was given to. */
    readChallenge: (challenge: string) =>
      post<ChallengeAnswer>('/wp-json/ghab/v1/auth/second-factor/challenge', { challenge }),
    verifyChallenge: (body: VerifyChallengeRequest) =>
      post<SignedInAnswer>('/wp-json/ghab/v1/auth/second-factor/verify', body),
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
    updateCustomer: (body: UpdateCustomerRequest) => put<CustomerProfile>('/wp-json/ghab/v1/customer/', body),
    /** Asks for the code that proves a new e-mail address of the account. */
    requestEmailCode: (email: string) =>
      post<EmailCodeAnswer>('/wp-json/ghab/v1/customer/email-code', { email }),
    /** Asks for the code that proves a new mobile number of the account. */
    requestMobileCode: (mobile: string) =>
      post<CodeAnswer>('/wp-json/ghab/v1/customer/mobile-code', { mobile }),
    /** Asks for the code that shows the customer to be the owner of the account. */
    requestIdentityCode: (to?: 'email' | 'mobile') =>
      post<IdentityCodeAnswer>('/wp-json/ghab/v1/customer/identity-code', { to }),
    /** Sends a picture, or with null takes it away. */
    changeAvatar: async (picture: Blob | null): Promise<CustomerProfile> => {
      const path = '/wp-json/ghab/v1/customer/avatar'
      const response = await send(path, picture ? { method: 'PUT', body: picture } : { method: 'DELETE' })
      return response.json() as Promise<CustomerProfile>
    },
    deleteCustomer: async (proof: DeleteCustomerRequest): Promise<void> => {
      await sendJson('DELETE', '/wp-json/ghab/v1/customer', proof)
    },
    /** Orders of the customer who asks, newest first; `status` is comma-separated. */
    orders: (query: { page?: number; per_page?: number; status?: string } = {}) =>
      list<OrderSummary>('/wp-json/ghab/v1/orders', query),
    /** An order of the customer who asks. */
    order: (id: number) => get<Order>(`/wp-json/ghab/v1/orders/${id}`),
    cancelOrder: (id: number) => post<Order>(`/wp-json/ghab/v1/orders/${id}/cancel`, {}),
    /** What the cart can have again of an order. */
    reorder: (id: number) => post<ReorderAnswer>(`/wp-json/ghab/v1/orders/${id}/reorder`, {}),
    /** The shop that the customer who asks runs; refused with 403 to anybody else. */
    vendorDashboard: () => get<VendorDashboard>('/wp-json/ghab/v1/vendor'),
    /** The vendor's part of orders, newest first; `status` is comma-separated. */
    vendorOrders: (query: { page?: number; per_page?: number; status?: string } = {}) =>
      list<VendorOrderSummary>('/wp-json/ghab/v1/vendor/orders', query),
    vendorOrder: (id: number) => get<VendorOrder>(`/wp-json/ghab/v1/vendor/orders/${id}`),
    vendorProducts: (query: VendorProductsQuery = {}) =>
      list<VendorProduct>('/wp-json/ghab/v1/vendor/products', query as Query),
    downloads: () => get<Download[]>('/wp-json/ghab/v1/downloads'),
    points: (query: { page?: number; per_page?: number } = {}) =>
      get<Points>('/wp-json/ghab/v1/points', query),
    /** Turns points into a coupon's code. */
    redeemPoints: (points: number, key?: string) =>
      postOnce<RedeemAnswer>('/wp-json/ghab/v1/points/redeem', { points }, key),
    /** What the customer wrote of products, newest first, and what of the bought still waits for a word. */
    ownReviews: (query: { page?: number; per_page?: number } = {}) =>
      get<OwnReviews>('/wp-json/ghab/v1/reviews/mine', query),
    /** Whether photos may be sent with a review of this product, and what is known of who writes it. */
    reviewRights: (product_id: number) =>
      get<ReviewRights>('/wp-json/ghab/v1/reviews/rights', { product_id }),
    notifications: () => get<Notifications>('/wp-json/ghab/v1/notifications'),
    /** Marks as seen; a scratch card, as scratched. */
    markSeen: (seen: string[]) => put<Notifications>('/wp-json/ghab/v1/notifications/', { seen }),
    wishes: () => get<Wish[]>('/wp-json/ghab/v1/wish-list'),
    /** Answers the whole list after the change. */
    changeWishes: (change: WishRequest) => put<Wish[]>('/wp-json/ghab/v1/wish-list/', change),
    /** What a browser subscribes to web push with. */
    pushKey: () => get<PushKeyAnswer>('/wp-json/ghab/v1/push/key'),
    subscribePush: async (subscription: PushSubscriptionJSON): Promise<void> => {
      await sendJson('POST', '/wp-json/ghab/v1/push/subscriptions', subscription)
    },
    unsubscribePush: async (endpoint: string): Promise<void> => {
      await sendJson('DELETE', '/wp-json/ghab/v1/push/subscriptions', { endpoint })
    },
  }
}

/** A store as the server asks it on behalf of somebody. */
export type CustomerStore = StoreClient & ReturnType<typeof createAccountClient>

export const createCustomerStore = (options: StoreClientOptions): CustomerStore => ({
  ...createStoreClient(options),
  ...createAccountClient(options),
})
