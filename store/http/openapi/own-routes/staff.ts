import { z } from 'zod'
import { auditLogArgs } from '#store/http/ghab-v1/audit/audit-log.ts'
import { auditEntry } from '#store-api/contract/audit-log.ts'
import * as security from '#store-api/contract/security.ts'
import { customer, manager, type OwnRoute } from './own-route.ts'

/** Those who run the shop, their keys, and what they have changed. */
export const STAFF: Record<string, OwnRoute> = {
  'GET audit-log': customer('List what those who run the shop have changed, as an administrator', {
    query: auditLogArgs,
    answer: z.array(auditEntry),
  }),
  'GET api-keys': manager('List consumer keys', { answer: z.array(security.apiKey) }),
  'POST api-keys': manager('Make a consumer key', {
    body: security.newApiKey,
    answer: security.madeApiKey,
  }),
  'DELETE api-keys/:id': manager('Revoke a consumer key'),
  'GET staff': manager('List who works for the shop, as an administrator', {
    answer: z.array(security.staffMember),
  }),
  'POST staff': manager('Invite somebody to work for the shop, as an administrator', {
    body: security.inviteRequest,
    answer: security.staffMember,
  }),
  'PUT staff/:id': manager('Give one of the staff another role, as an administrator', {
    body: security.staffChange,
    answer: security.staffMember,
  }),
  'DELETE staff/:id': manager('Take the access of one of the staff away, as an administrator'),
  'POST staff/:id/invitation': manager('Mail an invitation again, as an administrator', {
    answer: security.staffMember,
  }),
  'DELETE staff/:id/second-factor': manager('Reset the second factor of one of the staff', {
    answer: security.staffMember,
  }),
  'GET staff/second-factor-roles': manager('Read which roles must have a second factor', {
    answer: security.secondFactorRoles,
  }),
  'PUT staff/second-factor-roles': manager('Say which roles must have a second factor', {
    body: security.secondFactorRoles,
    answer: security.secondFactorRoles,
  }),
}
