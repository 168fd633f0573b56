/** What every file of unit and contract tests begins with. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // as long as a test may take: what is loaded on demand comes late where others use the machine
  configure({ asyncUtilTimeout: 20_000 })
}

export {}
