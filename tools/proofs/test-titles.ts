/** What Vitest, and in template strings JavaScript, puts into a title. */
const PLACEHOLDER = /%[sdifjoc#]|\$\{[^}]*\}|\$[a-z_][\w.]*/gi

/** The first argument of `test(…)`, `test.each(…)(…)` and their like. */
const TITLE =
  /(?:\b(?:test|it)(?:\.(?!describe|step)\w+)*\(|\)\()\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether a title may be another one with its placeholders filled in. */
export const isMadeOf = (title: string, template: string): boolean => {
  const fixed = template.split(PLACEHOLDER)
  return new RegExp(`^${fixed.map(escaped).join('[^]*')}$`).test(title)
}

/** The titles that stand in the source of a test file, templates as they are written. */
export const titlesOf = (source: string): string[] =>
  Array.from(source.matchAll(TITLE), ([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'),
  )

/**
 * Whether the source has a test of this title: word for word, or from a template. A template without words of its own
 * takes everything, so the title has to stand in the table of the test.
 */
export const hasTitle = (source: string, title: string): boolean =>
  titlesOf(source).some((template) => {
    if (template === title) return true
    const hasWords = /\p{L}/u.test(template.replace(PLACEHOLDER, ''))
    return (
      isMadeOf(title, template) &&
      (hasWords || [`'${title}'`, `"${title}"`].some((text) => source.includes(text)))
    )
  })
