import { createContext } from 'react'

/** The files that the parts of the page need to be hydrated (`late-parts.server.ts`); empty in the browser. */
export const LatePartsContext = createContext<string[]>([])

/**
 * Fetches files, once the page is painted and pictures in view are asked for, unless `savesData` would say not to.
 */
const fetchParts = (parts: string[]): string =>
  'const c=navigator.connection;c?.saveData||/2g/.test(c?.effectiveType)||requestAnimationFrame(()=>requestAnimationFrame(()=>' +
  `${JSON.stringify(parts)}.map(h=>{const l=document.createElement("link");` +
  'l.rel=/css$/.test(h)?"stylesheet":"modulepreload";l.href=h;document.head.append(l)})))'

/**
 * Runs in the page before any module, so it is text: once the page and its style sheets are there, the modules that
 * `late-preloads.server.ts` held back are fetched, and after them what the parts of the page need.
 */
export const latePreloads = (parts: string[]): string =>
  'addEventListener("DOMContentLoaded",()=>{' +
  'for(const l of document.querySelectorAll(\'[rel="late-modulepreload"]\'))l.rel="modulepreload";' +
  `${parts.length ? fetchParts(parts) : ''}});`
