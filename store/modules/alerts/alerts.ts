export { type AlertRefusal, askForAlert, forgetWaiting, listAlerts } from './ask-for-alert.ts'
export { type DueAlert, findDueAlerts, markTold } from './due-alerts.ts'
