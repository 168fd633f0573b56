import { z } from 'zod'
import * as bulk from '#store-api/contract/bulk-changes.ts'
import * as kept from '#store-api/contract/kept-exports.ts'
import * as office from '#store-api/contract/office.ts'
import * as overview from '#store-api/contract/overview.ts'
import { customer, file, manager, type OwnRoute } from './own-route.ts'

/** Running the shop: customers, changes of many, backups, exports and jobs. */
export const OPERATIONS: Record<string, OwnRoute> = {
  'GET backups': customer('List backups, as an administrator', { answer: office.backups }),
  'POST backups': customer('Make a backup, as an administrator', { answer: office.backups }),
  'PUT backups/schedule': customer('Say when backups are made, as an administrator', {
    body: office.backupSchedule,
    answer: office.backups,
  }),
  'GET backups/:name': customer('Download a backup, as an administrator'),
  'POST backups/:name/restore': customer('Bring the shop back from a backup, as an administrator', {
    body: office.restoreRequest,
  }),
  'DELETE backups/:name': customer('Delete a backup, as an administrator', { answer: office.backups }),
  'GET bulk-changes': manager('List changes of many products, without what was refused', {
    answer: z.array(bulk.productBulkReport),
  }),
  'POST bulk-changes': manager('Change many products, or all variations of one, at once', {
    body: bulk.newProductBulkChange,
    answer: bulk.productBulkReport,
  }),
  'GET bulk-changes/:id': manager('Read a change of many products: how far it is, and what it did', {
    answer: bulk.productBulkReport,
  }),
  'POST bulk-changes/:id/undo': manager('Put back what a change of many products wrote', {
    answer: bulk.productBulkReport,
  }),
  'POST bulk-changes/:id/continue': manager('Have a change of many products go on that stopped', {
    answer: bulk.productBulkReport,
  }),
  'GET customers': manager('List whom the shop sells to, with what they have bought', {
    query: office.buyersQuery,
    answer: z.array(office.buyer),
  }),
  'POST customers': manager('Make an account for a customer, by mobile number or e-mail address', {
    body: office.newBuyer,
    answer: office.buyer,
  }),
  'PUT customers/:id/role': manager('Give a customer the prices of another kind of buyer', {
    body: office.roleChange,
    answer: office.customerDesk,
  }),
  'GET customers/:id/points': manager('List what points a customer got and gave', {
    query: office.pointEntriesQuery,
    answer: z.array(office.pointEntry),
  }),
  'GET customers/:id/sessions': manager('List where a customer is signed in', {
    answer: z.array(office.customerSession),
  }),
  'DELETE customers/:id/sessions': manager('Sign a customer out everywhere', {
    answer: z.array(office.customerSession),
  }),
  'GET customers/:id': manager('Read what the shop knows of a customer beside wc/v3', {
    answer: office.customerDesk,
  }),
  'PUT customers/:id/block': manager('Keep a customer out, or let them in again', {
    body: office.blockChange,
    answer: office.customerDesk,
  }),
  'POST customers/:id/notes': manager('Note something about a customer', {
    body: office.customerNote,
    answer: office.customerDesk,
  }),
  'DELETE customers/:id/notes/:note': manager('Delete a note about a customer', {
    answer: office.customerDesk,
  }),
  'POST customers/:id/points': manager('Give a customer points, or take some', {
    body: office.pointsChange,
    answer: office.customerDesk,
  }),
  'GET customers/:id/export': manager('Download all that the shop keeps of a customer'),
  'POST download-files': manager('Keep a file that the buyers of a product get', {
    body: file,
    types: ['application/octet-stream'],
    answer: office.downloadFile,
  }),
  'GET exports': manager('List files of products, orders and customers that are written or being written', {
    answer: z.array(kept.keptExport),
  }),
  'POST exports': manager('Have a file of products, orders or customers written', {
    body: kept.newExport,
    answer: kept.keptExport,
  }),
  'GET exports/:id/file': manager('Fetch a file that is written'),
  'DELETE exports/:id': manager('Delete a file that is written or being written', {
    answer: z.array(kept.keptExport),
  }),
  'GET health': manager('Read how the shop is', { answer: office.health }),
  'GET jobs': manager('List work that waits, runs, is done or was given up', {
    query: office.jobsQuery,
    answer: z.array(office.job),
  }),
  'POST jobs/retry': manager('Try all again that was given up', { answer: office.jobChange }),
  'POST jobs/:id/retry': manager('Try again what was given up', { answer: office.jobChange }),
  'POST jobs/:id/give-up': manager('Give up what waits', { answer: office.jobChange }),
  'GET overview': manager('Read what is to be done and what was sold', {
    query: overview.overviewQuery,
    answer: overview.overview,
  }),
}
