/**
 * Runs before the first paint, so it is text: the device's dark mode wins over the shop's, and lists stand as they
 * were left. It reads localStorage, where both are mirrored, because the device's own store answers too late.
 */
export const restoreAppearance =
  'try{let s=localStorage,r=document.documentElement.dataset,d=s.getItem(location.origin+"darkmode");' +
  'd==="true"?r.theme="dark":d==="false"&&delete r.theme;s.getItem("list_layout")==="list"&&(r.layout="list")}catch{}'
