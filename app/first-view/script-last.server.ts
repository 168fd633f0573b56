/** Once what one sees is there and painted, or somebody acts, or three seconds have passed. */
const SEEN = `await new Promise((go)=>{const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go,150)));for(const sign of["pointerdown","keydown"])addEventListener(sign,go,{once:true,passive:true});document.readyState==="complete"?painted():addEventListener("load",painted);setTimeout(go,3e3)});`

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const BOOT = /(<script (?=[^>]*type="module")[^>]*>);?((?:\s*import \* as \w+ from "[^"]+";)+)/
const ROUTE = /import \* as (\w+) from ("[^"]+");/g
const ENTRY = /import\("([^"]+)"\);?\s*<\/script>/

/**
 * Pages are read before they are used: style sheets, fonts and pictures have the network to themselves, then the
 * router's modules are asked for all at once, which it would have preloaded and imported from the start.
 */
export const scriptLast = (html: string): string => {
  // the entry runs when the others are there, and no sooner
  const entry = ENTRY.exec(html)?.[1]
  const modules = Array.from(html.matchAll(PRELOAD), ([, href]) => href!).filter((href) => href !== entry)
  return html.replaceAll(PRELOAD, '').replace(BOOT, (_, tag: string, imports: string) => {
    const routes = [...imports.matchAll(ROUTE)]
    const names = routes.map(([, name]) => name)
    const files = routes.map(([, , file]) => `import(${file})`)
    return `${tag}${SEEN}${JSON.stringify(modules)}.map((url)=>import(url));const[${names}]=await Promise.all([${files}]);`
  })
}
