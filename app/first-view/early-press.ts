declare global {
  interface Window {
    /** what `earlyPress` below leaves for the modules */
    earlyPress?: { take: () => HTMLElement | undefined }
  }
}

/**
 * Runs in the page before any module, so it is text: a press on a button that only a module can answer is shown, and
 * kept for first-interaction.ts. A form that names no method is sent by a module: the browser would put what was typed
 * into the URL.
 */
export const earlyPress =
  '{let p;const k=e=>{const b=e.target.closest?.(\'button[type="button"],form:not([method]) button\');' +
  'if(b){e.preventDefault();p?.removeAttribute("data-waiting");p=b;b.dataset.waiting="true"}};' +
  'addEventListener("click",k,true);earlyPress={take(){removeEventListener("click",k,true);return p}}}'
