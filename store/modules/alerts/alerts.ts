export { type DueAlert, dropOldAlerts, findDueAlerts, markSent } from './due-alerts.ts'
export { type AlertRefusal, forgetAlerts, listAlerts, requestAlert, stopAlerts } from './request-alert.ts'
