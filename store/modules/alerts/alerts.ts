export { type AlertRefusal, type AlertRequest, askForAlert } from './ask-for-alert.ts'
export { type DueAlert, findDueAlerts, markTold } from './due-alerts.ts'
