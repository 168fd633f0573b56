import { createContext } from 'react'

/** Files that the parts of a page need to be hydrated, by their URLs. */
export interface LateParts {
  files: string[]
  /** style sheets that come with their code and are those of other screens */
  ofOthers: string[]
}

export const NO_LATE_PARTS: LateParts = { files: [], ofOthers: [] }

/** Those of the page (`late-parts.server.ts`); none in the browser. */
export const LatePartsContext = createContext(NO_LATE_PARTS)

/** Calls back once something of the page is painted, in the second frame from then: what is ready by then is seen. */
const WHEN_PAINTED =
  'const p=f=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>requestAnimationFrame(f))})' +
  '.observe({type:"paint",buffered:true});'

/**
 * Fetches files, once the pictures that the first view waits for are painted, unless `savesData` would say not to: what
 * comes before a picture delays it. A picture that does not come delays only these.
 */
const fetchParts = ({ files, ofOthers }: LateParts): string =>
  'const c=navigator.connection;' +
  'const a=o=>h=>{' +
  // the loader of a part may have been quicker
  `if(document.querySelector(\`link[rel=stylesheet][href$="\${h}"]\`))return;` +
  'const l=document.createElement("link");l.rel=/css$/.test(h)?"stylesheet":"modulepreload";' +
  // of no use as yet, it comes after all else
  'if(o){l.media="not all";l.onload=()=>l.media="all"}' +
  // a loader that finds it waits for it no more
  'l.onerror=()=>l.remove();l.fetchPriority="low";l.href=h;document.head.append(l)};' +
  'c?.saveData||/2g/.test(c?.effectiveType)||' +
  'Promise.allSettled(Array.from(document.querySelectorAll("img[fetchpriority=high]"),i=>i.decode())).then(()=>' +
  `p(()=>{${JSON.stringify(files)}.map(a());${JSON.stringify(ofOthers)}.map(a(1))}))`

/**
 * A phone asks for six files at once: those of pictures in view come before modules, which are asked for later and would
 * outweigh them. Of modules the largest is first, since all wait for it. The last is the page's own, which starts the router.
 */
const FETCH_MODULES =
  'const f=l=>/\\/framework-/.test(l.href);' +
  'for(const l of Array.from(document.querySelectorAll("link[rel=late-modulepreload]")).sort((a,b)=>f(b)-f(a)))' +
  '{l.fetchPriority="low";l.rel="modulepreload"}' +
  'const s=document.querySelector("script[type=late-module]"),n=document.createElement("script");if(!s)return;' +
  'n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;s.replaceWith(n)'

/** ms after the load, which waits for all pictures; a browser that tells of no paint by then is not going to */
const TELLS_NO_PAINT = 1000

/**
 * Runs in the page before any module, so it is text: once the page is painted, the modules that `late-preloads.server.ts`
 * held back are fetched, and after them what the parts of the page need. One in the background is not painted before it is
 * looked at, and is to be ready then.
 */
export const latePreloads = (parts: LateParts): string =>
  `addEventListener("DOMContentLoaded",()=>{${WHEN_PAINTED}const m=()=>{${FETCH_MODULES}};` +
  `document.hidden?m():(p(m),addEventListener("load",()=>setTimeout(m,${TELLS_NO_PAINT})));` +
  `${parts.files.length ? fetchParts(parts) : ''}},{once:true});`
