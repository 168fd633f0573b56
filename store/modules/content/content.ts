export { frameAddress, sanitiseCss, sanitiseHtml, textOfHtml } from './sanitise.ts'
