import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseCss } from './content.ts'

test.each([
  'a{color:red}',
  ':root{--color-primary:#c04;--gap:calc(1rem + 2px)}',
  '@media (max-width:600px) and (prefers-color-scheme:dark){.a>.b:hover::before{color:rgb(0 0 0/50%)!important}}',
  '@media (400px<=width<600px){a{gap:1px}}',
  '@supports (display:grid){a{grid-template-areas:"a b""c d"}}',
  '@container (width>400px){a{color:color-mix(in oklab,var(--a),white 20%)}}',
  '@keyframes turn{from{transform:rotate(0deg)}to{transform:rotate(1turn)}}',
  '@layer a,b;',
  'a{color:red;&:hover{color:blue}}',
  'a[href^="/shop"]:is(.b,.c){font:12px/1"Vazirmatn",sans-serif}',
  '.قیمت{--رنگ:red}',
  'a::before{content:"«"}',
])('%s stays as it is', (css) => {
  expect(sanitiseCss(css)).toBe(css)
})

test.each([
  ['', ''],
  ['a{}</style><script>x()</script>b{c:d}', 'a{}'],
  ['a{color:red}<!-- b{color:red} -->', 'a{color:red}b{color:red}'],
  ['a::before{content:"</style>"}', 'a::before{content:"<\\/style>"}'],
  ['@import "//evil.test/x.css";a{}', 'a{}'],
  ['@\\69mport "//evil.test/x.css";a{}', 'a{}'],
  ['@charset "utf-8";@namespace url(x);a{}', 'a{}'],
  ['@font-face{font-family:x;src:url(//evil.test/x)}a{}', 'a{}'],
  ['a{background:url("http://evil.test/x");color:red}', 'a{color:red}'],
  ['a{background:url(/media/x.webp)}', 'a{}'],
  ['a{background:\\75rl(//evil.test/x)}', 'a{}'],
  ['a{background:u\\72 l(//evil.test/x)}', 'a{}'],
  ['a{background:u/**/rl(//evil.test/x)}', 'a{}'],
  ['a{background:image-set("//evil.test/x" 1x)}', 'a{}'],
  ['a{background:-webkit-image-set("//evil.test/x" 1x)}', 'a{}'],
  ['a{background:image("//evil.test/x")}', 'a{}'],
  ['a{background:src("//evil.test/x")}', 'a{}'],
  ['a{background:cross-fade("//evil.test/x",red)}', 'a{}'],
  ['a{--x:url(//evil.test/x);background:var(--x)}', 'a{background:var(--x)}'],
  ['a{--x:{b:url(x)}}', 'a{}'],
  ['a{width:expression(alert(1));behavior:url(x);-moz-binding:url(x)}', 'a{}'],
  ['a{b\\65havior:x;*zoom:1}', 'a{}'],
  ['a{filter:progid:DXImageTransform.Microsoft.Alpha(src="x")}', 'a{}'],
  ['@media print{a{background:url(x);color:red}}', '@media print{a{color:red}}'],
  ['@supports (background:url(x)){a{color:red}}b{}', 'b{}'],
  ['@property --x{syntax:"*";inherits:true;initial-value:url(x)}', '@property --x{syntax:"*";inherits:true}'],
  ['a{color:red;&:hover{background:url(x)}}', 'a{color:red;&:hover{}}'],
  ['a{background:url("x', 'a{}'],
  ['a{color:red', 'a{color:red}'],
])('%s', (css, safe) => {
  expect(sanitiseCss(css)).toBe(safe)
})

/** A word as it may be written: letters large and small, as escapes of any length, with comments in between. */
const disguised = (word: string) =>
  fc
    .tuple(
      ...[...word].map((letter) => {
        const code = letter.charCodeAt(0).toString(16)
        return fc.constantFrom(
          letter,
          letter.toUpperCase(),
          `\\${code} `,
          `\\${code.padStart(6, '0')}`,
          `\\${code.padStart(6, '0')}\n`,
          `\\${letter}`,
          `/**/${letter}`,
        )
      }),
    )
    .map((letters) => letters.join(''))
const word = (...all: string[]) => fc.oneof(...all.map(disguised), ...all.map((one) => fc.constant(one)))

const fetching = fc
  .tuple(
    word('url', 'src', 'image-set', '-webkit-image-set', 'image', 'expression', 'element'),
    fc.constantFrom('(', '\\28 ', '/**/('),
  )
  .map(([name, bracket]) => `${name}${bracket}"//evil.test/x" 1x)`)
const property = word('background', 'behavior', '-moz-binding', '--x', 'color')
const declaration = fc
  .tuple(property, fc.oneof(fetching, fc.constantFrom('red', '"</style>"', '{', 'url(//evil.test)')))
  .map(([name, value]) => `${name}:${value};`)
const rule = fc
  .tuple(
    fc.constantFrom('a', '.b', '@media print', '&:hover', '</style><b>', '@font-face'),
    fc.array(declaration, { maxLength: 3 }),
  )
  .map(([prelude, inside]) => `${prelude}{${inside.join('')}}`)
const statement = fc
  .tuple(
    word('@import', '@namespace', '@charset', '@font-face'),
    fc.constantFrom(' "//evil.test/x";', ' url(//evil.test);', '{src:url(x)}'),
  )
  .map(([name, rest]) => name + rest)
const noise = fc.constantFrom(
  '{',
  '}',
  '"',
  "'",
  '/*',
  '*/',
  '<!--',
  '-->',
  '\\',
  ';',
  ')',
  '</style>',
  '\n',
  'a{b:"\n"}',
)
const sheet = fc
  .array(fc.oneof(rule, statement, declaration, fetching, noise), { maxLength: 8 })
  .map((all) => all.join(''))

test('whatever is written and however it is escaped, nothing is fetched and the element is not left', () => {
  fc.assert(
    fc.property(sheet, (css) => {
      const safe = sanitiseCss(css)
      const withoutStrings = safe.replaceAll(/"(?:[^"\\]|\\[\s\S])*"/g, '""')
      expect(withoutStrings).not.toMatch(/[\\<'*/]/)
      expect(withoutStrings).not.toMatch(/(url|src|image|image-set|expression|element)\(|evil/i)
      expect(withoutStrings).not.toMatch(/@(import|namespace|charset|font-face)|(behavior|binding):/i)
      expect(safe).not.toContain('</')
      expect(sanitiseCss(safe)).toBe(safe)
    }),
    { numRuns: 300 },
  )
})

test('a sheet is read the same whatever was read before', () => {
  const sheet = 'element("x" 1x)a\\28 "x")expression/**/("x")a{}\\'
  const before = Array.from({ length: 40 }, (_, index) => `${'('.repeat(sheet.length - 20 + index)}{a:b}`)
  for (const one of before) {
    sanitiseCss(one)
    expect(sanitiseCss(sheet)).toBe('')
  }
})

test.each(['a{', '(', 'a(', '[', '@media print{'])('%s nested deeper than anybody writes', (opening) => {
  expect(sanitiseCss(`a{b:${opening.repeat(50_000)}`)).toMatch(/^(a\{\})?$/)
  expect(sanitiseCss(opening.repeat(50_000))).not.toMatch(/["\\<]/)
})
