export { type DueAlert, findDueAlerts, markSent } from './due-alerts.ts'
export { type AlertRefusal, forgetAlerts, listAlerts, requestAlert } from './request-alert.ts'
