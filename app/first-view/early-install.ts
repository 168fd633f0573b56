/**
 * Runs in the page before any module, so it is text: the browser offers once that the shop be installed, often before a
 * module can listen. The offer is kept for app/device/install.ts, which chooses the moment.
 */
export const earlyInstall = 'addEventListener("beforeinstallprompt",e=>{e.preventDefault();installPrompt=e});'
