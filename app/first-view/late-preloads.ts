import { createContext } from 'react'

/** The files that the parts of the page need to be hydrated (`late-parts.server.ts`); empty in the browser. */
export const LatePartsContext = createContext<string[]>([])

/** Calls back once something of the page is painted, in the second frame from then: what is ready by then is seen. */
const WHEN_PAINTED =
  'const p=f=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>requestAnimationFrame(f))})' +
  '.observe({type:"paint",buffered:true});'

/**
 * Fetches files, once the pictures that the first view waits for are painted, unless `savesData` would say not to: what
 * comes before a picture delays it. A picture that does not come delays only these.
 */
const fetchParts = (parts: string[]): string =>
  'const c=navigator.connection;c?.saveData||/2g/.test(c?.effectiveType)||' +
  'Promise.allSettled(Array.from(document.querySelectorAll("img[fetchpriority=high]"),i=>i.decode())).then(()=>' +
  // the loader of a part may have been quicker
  `p(()=>${JSON.stringify(parts)}.map(h=>{if(document.querySelector(\`[rel=stylesheet][href$="\${h}"]\`))return;` +
  'const l=document.createElement("link");' +
  // of no use at first, a style sheet is asked for after all else
  'if(/css$/.test(h)){l.rel="stylesheet";l.media="not all";l.onload=()=>l.media="all"}else l.rel="modulepreload";' +
  'l.fetchPriority="low";l.href=h;document.head.append(l)})))'

/**
 * A phone asks for six files at once: those of pictures in view come before modules, which are asked for later and would
 * outweigh them. Of modules the largest is first, since all wait for it. The last is the page's own, which starts the router.
 */
const FETCH_MODULES =
  'const f=l=>/\\/framework-/.test(l.href);' +
  'for(const l of Array.from(document.querySelectorAll(\'[rel="late-modulepreload"]\')).sort((a,b)=>f(b)-f(a)))' +
  '{l.fetchPriority="low";l.rel="modulepreload"}' +
  'const s=document.querySelector("[type=late-module]"),n=document.createElement("script");if(!s)return;' +
  'n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;s.replaceWith(n)'

/** ms after the load, which waits for all pictures; a browser that tells of no paint by then is not going to */
const TELLS_NO_PAINT = 1000

/**
 * Runs in the page before any module, so it is text: once the page is painted, the modules that `late-preloads.server.ts`
 * held back are fetched, and after them what the parts of the page need. One in the background is not painted before it is
 * looked at, and is to be ready then.
 */
export const latePreloads = (parts: string[]): string =>
  `addEventListener("DOMContentLoaded",()=>{${WHEN_PAINTED}const m=()=>{${FETCH_MODULES}};` +
  `document.hidden?m():(p(m),addEventListener("load",()=>setTimeout(m,${TELLS_NO_PAINT})));` +
  `${parts.length ? fetchParts(parts) : ''}},{once:true});`
