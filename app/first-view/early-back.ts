declare global {
  interface Window {
    /** what the text below leaves for the modules */
    earlyBack?: { isLeaving?: true; end: () => void }
  }
}

/**
 * Runs in the page before any module, so it is text: who reloads a page and goes back before it is hydrated has another
 * URL, and the page as it was. It is loaded anew, for the router would draw another page than React finds.
 */
export const earlyBack =
  '{const u=()=>location.pathname+location.search,o=u(),' +
  'k=e=>{if(u()!==o){e.stopImmediatePropagation();earlyBack.isLeaving=true;location.reload()}};' +
  'addEventListener("popstate",k);earlyBack={end(){removeEventListener("popstate",k)}}}'

/** Whether the page is about to be loaded anew: nothing of it is to be hydrated. */
export const isLeaving = (): boolean => window.earlyBack?.isLeaving ?? false

/** From now on the router follows the URL. */
export const endEarlyBack = (): void => window.earlyBack?.end()
