import { expect, test } from 'vitest'
import { type PhpValue, readPhpQuery } from './php-query.ts'

const toPlain = (value: PhpValue): unknown =>
  typeof value === 'string' ? value : [...value.values].map(([name, inner]) => [name, toPlain(inner)])
const read = (query: string) =>
  [...readPhpQuery(new URLSearchParams(query))].map(([name, value]) => [name, toPlain(value)])

test.each([
  [
    'a=1&b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a=1&b=2&a=3',
    [
      ['a', '3'],
      ['b', '2'],
    ],
  ],
  [
    'a[]=1&a[]=2',
    [
      [
        'a',
        [
          ['0', '1'],
          ['1', '2'],
        ],
      ],
    ],
  ],
  [
    'a[0]=1&a[1]=2&a[0]=3',
    [
      [
        'a',
        [
          ['0', '3'],
          ['1', '2'],
        ],
      ],
    ],
  ],
  [
    'a[5]=1&a[]=2',
    [
      [
        'a',
        [
          ['5', '1'],
          ['6', '2'],
        ],
      ],
    ],
  ],
  [
    'a[x][y]=1&a[x][z]=2',
    [
      [
        'a',
        [
          [
            'x',
            [
              ['y', '1'],
              ['z', '2'],
            ],
          ],
        ],
      ],
    ],
  ],
  ['a[0]=1&a=2', [['a', '2']]],
  ['a=1&a[0]=2', [['a', [['0', '2']]]]],
  ['[]=1&]=2&=3', []],
  [`a${'[b]'.repeat(5000)}=1&c=1`, [['c', '1']]],
])('%s is read as PHP reads it', (query, expected) => {
  expect(read(query)).toEqual(expected)
})
