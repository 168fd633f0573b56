/**
 * Runs in the page before any module, so it is text: once the page and its style sheets are there, the modules that
 * `late-preloads.server.ts` held back are fetched.
 */
export const latePreloads =
  'addEventListener("DOMContentLoaded",()=>{' +
  'for(const l of document.querySelectorAll(\'[rel="late-modulepreload"]\'))l.rel="modulepreload"});'
