/**
 * Runs before all else on a page that shows settings which are not published: what such a page keeps, it keeps for itself
 * and as long as it is open. The cart, the dark mode and whatever else this browser has of the shop stay as they are,
 * and change nothing of what is shown; the introduction was seen, or it would open over what somebody came to look at.
 */
export const keepDeviceApart =
  '{let w=window,s=()=>Object.create({getItem(k){return Object.hasOwn(this,k)?this[k]:null},' +
  'setItem(k,v){this[k]=String(v)},removeItem(k){delete this[k]},' +
  'clear(){for(let k of Object.keys(this))delete this[k]},key(i){return Object.keys(this)[i]??null},' +
  'get length(){return Object.keys(this).length}}),' +
  'd=(n,value)=>Object.defineProperty(w,n,{value,configurable:true});' +
  'd("localStorage",s());w.localStorage.intro_seen="true";' +
  'd("sessionStorage",s());d("indexedDB",undefined);d("BroadcastChannel",undefined)}'
