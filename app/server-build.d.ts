declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module 'virtual:late-parts' {
  const lateParts: import('./first-view/build/late-parts.ts').LateParts
  export default lateParts
}

declare module 'virtual:style-texts' {
  const styleTexts: Record<string, string>
  export default styleTexts
}
