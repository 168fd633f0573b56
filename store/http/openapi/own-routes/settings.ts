import { z } from 'zod'
import { versionArgs } from '#store/http/ghab-v1/settings/look.ts'
import * as office from '#store-api/contract/office.ts'
import * as setup from '#store-api/contract/setup.ts'
import * as look from '#store-api/contract/shop-look.ts'
import { customer, everybody, manager, type OwnRoute, staff } from './own-route.ts'

const language = z.object({ lang: z.enum(['fa', 'en']) })

/** Settings, the look of the shop, and setting it up. */
export const SETTINGS: Record<string, OwnRoute> = {
  'POST payment-gateways/:id/test': manager('Ask a bank whether it takes payments of the shop', {
    answer: office.gatewayTest,
  }),
  'GET settings': staff('Read the shop’s look: what is published, the draft, and what a form needs', {
    answer: look.lookSettings,
  }),
  'PUT settings/draft': staff('Change the draft of the shop’s look', {
    body: look.changeDraftRequest,
    answer: look.lookDraft,
  }),
  'DELETE settings/draft': staff('Give up the draft', { query: look.draftQuery, answer: look.lookDraft }),
  'POST settings/preview': customer('Have the shop shown with what is not published, as its staff', {
    body: look.previewRequest,
    answer: look.previewAnswer,
  }),
  'POST settings/publish': staff('Publish the draft, or some settings of it', {
    body: look.publishRequest,
    answer: look.publishAnswer,
  }),
  'GET settings/versions': staff('List what was published', {
    query: versionArgs,
    answer: z.array(look.lookVersion),
  }),
  'POST settings/versions/:number/restore': staff('Publish the values of a version anew', {
    answer: look.lookVersion,
  }),
  'PUT settings': staff('Write the texts of settings in the second language', {
    query: language,
    body: z.record(z.string(), z.unknown()),
  }),
  'POST setup/claim': everybody('Become the first administrator by the link that the shop prints', {
    body: setup.claimRequest,
  }),
  'GET setup/checklist': staff('List what is there and what is missing before the shop opens', {
    answer: setup.setupChecklist,
  }),
  'POST setup/steps/shop': staff('Say what a shop is that sells nothing yet', {
    body: setup.setUpShopRequest,
    answer: setup.setUpShopAnswer,
  }),
}
