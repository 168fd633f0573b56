/** What of `fetch` outside services are called by, so that a test can answer for them. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
