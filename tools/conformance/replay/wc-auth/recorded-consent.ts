import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the one recording that is steps of a browser. */
export const CONSENT = 'wc-auth-flow'

interface RecordedPage {
  title: string
  heading: string[]
  message: string[]
  links: { href: string; text: string }[]
}

/** One step of somebody who connects an application with the shop. */
export interface ConsentStep {
  step: string
  method?: string
  path?: string
  status?: number
  headers?: { 'Content-Type'?: string; Location?: string }
  page?: RecordedPage
  body?: unknown
  /** of a link that was looked at and not followed */
  href?: string
  posted_to_callback?: {
    method: string
    path: string
    headers: Record<string, string>
    raw_body: string
    answered: number
  }[]
}

export const readConsent = (folder: string): ConsentStep[] =>
  JSON.parse(readFileSync(join(folder, `${CONSENT}.json`), 'utf8')).steps
