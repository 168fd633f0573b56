/** Who signs in from where. */
export interface Device {
  userAgent: string
  /** the session that this device had until now; a sign-in ends it */
  token: string | null
  /** IP address as throttles count it, '' for none */
  clientIp: string
}
