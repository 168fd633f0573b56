declare global {
  interface Window {
    /** what `earlyPress` below leaves for the modules */
    earlyPress?: {
      take: () => HTMLElement | undefined
      /** fields that cannot answer yet, and what was chosen in them: whether they are checked, or their value */
      chosen: Map<HTMLInputElement | HTMLSelectElement, boolean | string>
      /** comes with the modules: what is chosen in such a field need not be kept */
      answers?: (field: Element) => boolean
    }
  }
}

/**
 * Runs in the page before any module, so it is text: a press on a button that only a module can answer is shown, and
 * kept for first-interaction.ts, and so is what is chosen. A form that names no method is sent by a module: the browser
 * would put what was typed into the URL.
 */
export const earlyPress =
  '{let p;const k=e=>{const b=e.target.closest?.(\'button[type="button"],form:not([method]) button\');' +
  'if(b){e.preventDefault();p?.removeAttribute("data-waiting");p=b;b.dataset.waiting="true"}},' +
  'w=earlyPress={take(){removeEventListener("click",k,true);return p},chosen:new Map};' +
  'addEventListener("click",k,true);' +
  'addEventListener("change",({target:t})=>{if(/^(checkbox|radio|select)/.test(t.type)&&!w.answers?.(t))' +
  '{w.chosen.delete(t);w.chosen.set(t,t.checked??t.value)}},true)}'
